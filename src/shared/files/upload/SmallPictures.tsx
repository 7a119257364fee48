import { StoredPicture } from '../StoredPicture';

/** Pictures side by side, for the comparison of two versions of a record. */
export const SmallPictures = ({ urls }: { urls: readonly string[] }) =>
  urls.map((url) => <StoredPicture key={url} small url={url} alt={url} />);

import { StoredPicture } from '../StoredPicture';

/** Pictures next to each other, to compare two versions of a record. */
export const SmallPictures = ({ urls }: { urls: readonly string[] }) =>
  urls.map((url) => <StoredPicture key={url} small url={url} alt={url} />);

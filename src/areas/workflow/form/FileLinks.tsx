import { safeHref } from '@/shared/lib/safeUrl';

/** Stored files as links. A file with an unsafe URL is shown by its name only. */
export const FileLinks = ({ files }: { files: readonly { name: string; url: string }[] }) => (
  <ul>
    {files.map(({ name, url }) => (
      <li key={url}>
        <a href={safeHref(url)} target="_blank" rel="noopener noreferrer">
          <bdi>{name}</bdi>
        </a>
      </li>
    ))}
  </ul>
);

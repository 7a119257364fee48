import { safeHref } from '@/shared/lib/safeUrl';

/** Stored files as links; an address that is no safe link is shown as a name only. */
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

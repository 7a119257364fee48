import { z } from 'zod';
import { id } from '@/shared/api/fields';
import { request } from '@/shared/api/http';
import { parseRow } from '@/shared/api/parseRows';

const uploadedSchema = z.looseObject({
  id: id.nullish(),
  fileName: z.string(),
  url: z.string(),
});

/** A file the server keeps, and where it is served (docs/contract#1.9). */
export type UploadedFile = z.infer<typeof uploadedSchema>;

/** A file may take this long, in milliseconds: 20 MB over a slow line need more than an ordinary call. */
const UPLOAD_TIMEOUT = 600_000;
const PATH = '/system/dfs/upload';

/** How a file is sent: `onPercent` is told 0 to 100, the signal takes it back. */
export interface SendOptions {
  onPercent?: (percent: number) => void;
  signal?: AbortSignal;
}

/** Keeps a file on the server. Rejects with ApiError. */
export async function uploadFile(file: Blob, name: string, { onPercent, signal }: SendOptions = {}) {
  const data = new FormData();
  data.append('file', file, name);
  const answer = await request({
    method: 'post',
    url: PATH,
    data,
    signal,
    timeout: UPLOAD_TIMEOUT,
    onUploadProgress: ({ loaded, total }) => onPercent?.(total ? Math.floor((loaded / total) * 100) : 0),
  });
  return parseRow(uploadedSchema, answer, PATH);
}

import { z } from 'zod';
import { id } from '@/shared/api/fields';
import { request } from '@/shared/api/http';
import { parseRow } from '@/shared/api/parseRows';
import { paths } from '@/shared/api/paths';

/** A stored file and its URL (docs/contract#1.9). */
export const uploadedSchema = z.object({ id: id.nullish(), fileName: z.string(), url: z.string() });
export type UploadedFile = z.infer<typeof uploadedSchema>;

/** Timeout of an upload, in milliseconds: 20 MB on a slow connection take longer than an ordinary request. */
const UPLOAD_TIMEOUT = 600_000;
const PATH = `${paths.files}/upload`;

/** Options of an upload: `onPercent` is called with 0 to 100, `signal` cancels it. */
export interface SendOptions {
  onPercent?: (percent: number) => void;
  signal?: AbortSignal;
}

/** Uploads a file. Rejects with ApiError. */
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

import { http, HttpResponse, type RequestHandler } from 'msw';
import { z } from 'zod';
import { fromBase64, toBase64 } from '@/shared/storage/base64';
import { secured } from '../access';
import { crud } from '../crud';
import { api, bodyOf, fail, ok, timestamp } from '../respond';
import { contentsSeed, filesSeed } from '../seeds/files';
import { defineTable } from '../table';
import { dfsConfigs, masked, problemOf, withSecrets } from './fileConfig';

/** Max file size in bytes: 20 MB, the server's limit for every body. */
const MAX_FILE_BYTES = 20 * 1024 * 1024;
/** The content types of the allowed extensions: those of RuoYi, without HTML and scripts (docs/contract#1.9). */
const TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
  '.ofd': 'application/ofd',
  '.txt': 'text/plain;charset=utf-8',
  '.zip': 'application/zip',
  '.bmp': 'image/bmp',
  '.rar': 'application/vnd.rar',
  '.gz': 'application/gzip',
  '.bz2': 'application/x-bzip2',
  '.ppt': 'application/vnd.ms-powerpoint',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xls': 'application/vnd.ms-excel',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The files' metadata (docs/contract#2.12). */
const files = defineTable({
  name: 'files',
  idKey: 'id',
  schema: z.object({
    id: z.number(),
    fileName: z.string().max(100),
    fileSuffix: z.string().max(10),
    url: z.string().max(200),
    createTime: z.string(),
    createBy: z.string(),
    service: z.number(),
  }),
  seed: () => filesSeed,
});

/** The files' contents, by the key in the URL. */
const contents = defineTable({
  name: 'fileContents',
  idKey: 'key',
  schema: z.object({ key: z.string(), suffix: z.string(), base64: z.string() }),
  seed: () => contentsSeed,
});

/** Returns the calls for files below a base path, which is the specification's or RuoYi's (docs/decisions#6). */
const handlersOf = (base: string): RequestHandler[] => [
  ...crud({
    path: base,
    table: files,
    permission: 'system:oss',
    verbs: ['list', 'get', 'update', 'remove'],
    readOnly: ['fileSuffix', 'url', 'service'],
    sortable: ['id', 'fileName', 'createTime'],
    filters: { fileName: 'like', fileSuffix: 'like', createBy: 'like' },
    refuses: ({ next }) => ((next.fileName?.length ?? 0) > 64 ? '文件名最长64个字符' : undefined),
    after: async ({ verb, row }) => {
      if (verb === 'remove') await contents.remove(row?.url.split('/').at(-1));
    },
  }),
  http.get(
    api(`${base}/config`),
    secured('system:oss:config', async () => ok(masked(await dfsConfigs.find(1)))),
  ),
  http.post(
    api(`${base}/saveConfig`),
    secured('system:oss:config', async ({ request }) => {
      const next = withSecrets(await bodyOf(request), await dfsConfigs.find(1));
      const problem = problemOf(next);
      if (problem) return fail(problem);
      await dfsConfigs.update(1, next);
      return ok();
    }),
  ),
  http.post(
    api(`${base}/save`),
    secured('system:oss:add', async ({ request, user }) => {
      const named = z.object({ fileName: z.string().min(1).max(64), url: z.string().min(1).max(200) });
      const body = named.safeParse(await bodyOf(request));
      if (!body.success) return fail('参数错误：fileName、url 不能为空');
      const { fileName, url } = body.data;
      if ((await files.all()).some((file) => file.url === url)) return fail('数据库中已存在该记录');
      return ok(await files.insert(await newFile(fileName, url, user.loginName)));
    }),
  ),
  http.post(
    api(`${base}/upload`),
    secured(null, async ({ request, user }) => {
      const form = await request.formData().catch(() => undefined);
      const file = form?.get('file');
      if (!(file instanceof Blob) || file.size === 0) return fail('上传文件不能为空');
      const fileName = 'name' in file ? String(file.name) : 'file';
      if ([...fileName].length > 100) return fail('上传的文件名最长100个字符');
      if (file.size > MAX_FILE_BYTES) return fail('上传的文件大小超出限制的文件大小！允许的文件最大大小是：20MB！');
      const fileSuffix = suffixOf(fileName);
      if (!Object.hasOwn(TYPES, fileSuffix)) return fail('不支持的文件格式');
      const key = crypto.randomUUID().replaceAll('-', '');
      await contents.insert({ key, suffix: fileSuffix, base64: toBase64(new Uint8Array(await file.arrayBuffer())) });
      const url = `/api/system/dfs/file/${key}`;
      return ok(await files.insert(await newFile(fileName, url, user.loginName)));
    }),
  ),
];

const suffixOf = (name: string) => /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? '';

const newFile = async (fileName: string, url: string, createBy: string) => ({
  id: await files.nextId(),
  fileName,
  fileSuffix: suffixOf(fileName).slice(0, 10),
  url,
  createTime: timestamp(),
  createBy,
  service: (await dfsConfigs.find(1))?.type ?? 5,
});

/** Every signed-in user may upload. A download needs only the URL, because an `img` sends no token. */
export const fileHandlers: RequestHandler[] = [
  ...handlersOf('/system/dfs'),
  ...handlersOf('/system/oss'),
  http.get(api('/system/dfs/file/:key'), async ({ params }) => {
    const found = await contents.find(params.key);
    if (!found) return HttpResponse.json({ code: 404, msg: '文件不存在' }, { status: 404 });
    const type = TYPES[found.suffix] ?? 'application/octet-stream';
    const headers = {
      'content-type': type,
      'cache-control': 'private, max-age=31536000, immutable',
      'content-disposition': /^(?:image|application\/pdf)/.test(type) ? 'inline' : 'attachment',
    };
    return new HttpResponse(fromBase64(found.base64), { headers });
  }),
];

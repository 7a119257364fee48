import { http, HttpResponse, type RequestHandler } from 'msw';
import { api } from '../respond';
import { drawing } from '../seeds/drawings';
import { pdf } from '../seeds/files';

/** Generated pictures of licenses, cards and certificates. They are public because an `img` sends no token. */
export const evidenceHandlers: RequestHandler[] = [
  http.get(api('/biz/evidence/:kind/:file'), ({ params }) => {
    const file = String(params.file);
    const document = file.endsWith('.pdf') && { type: 'application/pdf', text: pdf(`Letter ${file}`) };
    const picture = document || drawing(String(params.kind), Number.parseInt(file, 10));
    if (!picture) return HttpResponse.json({ code: 404, msg: '文件不存在' }, { status: 404 });
    const headers = { 'content-type': picture.type, 'cache-control': 'private, max-age=3600' };
    return new HttpResponse(picture.text, { headers });
  }),
];

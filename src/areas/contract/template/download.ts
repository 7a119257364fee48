import { saveFile } from '@/shared/list/transfer/saveFile';
import { storedFile } from '@/shared/files/storedFile';
import { type Template, TEMPLATE_FILES, templates } from './template.resource';
import { escaped } from './variables';

/** The file suffixes by the content type of the server's response. */
const SUFFIXES: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
};

/** Downloads a template: its uploaded file, or its body as a Word document. Rejects with ApiError. */
export async function download(id: Template['id']): Promise<void> {
  const { templateName, version, contentType, fileUrl, content } = await templates.get(id);
  const name = `${templateName} ${version ?? ''}`.trim();
  if (contentType === '2') {
    const blob = await (await storedFile(fileUrl ?? '')).blob();
    // Object stores often send every file as application/octet-stream.
    const path = fileUrl?.split(/[?#]/)[0]?.toLowerCase();
    const ofAddress = TEMPLATE_FILES.suffixes.find((suffix) => path?.endsWith(`.${suffix}`));
    return saveFile(blob, `${name}.${SUFFIXES[blob.type.split(';')[0] ?? ''] ?? ofAddress ?? 'bin'}`);
  }
  const { sanitizeHtml } = await import('@/shared/form/fields/rich/sanitize');
  saveFile(
    new Blob(['\ufeff', asDocument(name, sanitizeHtml(content ?? ''))], { type: 'application/msword' }),
    `${name}.doc`,
  );
}

/** Wraps HTML for Word: A4 page, fonts, tables with borders. `body` must already be sanitized. */
export const asDocument = (title: string, body: string): string =>
  '<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">' +
  `<head><meta charset="utf-8"><title>${escaped(title)}</title><style>` +
  '@page{size:A4;margin:2.5cm}body{font-family:SimSun,"Songti SC",serif;font-size:12pt;line-height:1.7}' +
  'table{width:100%;border-collapse:collapse}td,th{border:1px solid #000;padding:4pt 6pt}' +
  `</style></head><body>${body}</body></html>`;

import i18next from 'i18next';
import { notify } from '../notify';

/** Copies a text to the clipboard and shows a message about the result; by default 已复制 or 复制失败. */
export async function copyText(text: string, messages?: { done: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(messages?.done ?? i18next.t('shared:copy.done'));
  } catch {
    notify.error(messages?.failed ?? i18next.t('shared:copy.failed'));
  }
}

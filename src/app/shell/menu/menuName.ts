import { useTranslation } from 'react-i18next';
import type { MenuNode } from '@/app/menu/menuNode';

/**
 * What a place is called: in Chinese by the server's own name, in the other languages by its key where we know it, else
 * by the server's name.
 */
export function useMenuName(): (node: MenuNode) => string {
  const { t, i18n } = useTranslation('app');
  return (node) => {
    // A key such as `constructor` or `a:b` is no key of our words.
    const known = /^[A-Za-z]+$/.test(node.key) && !(node.key in {}) ? t(`menu.${node.key}`, { defaultValue: '' }) : '';
    return i18n.language === 'zh-CN' && node.name !== node.key ? node.name : known || node.name;
  };
}

import { useTranslation } from 'react-i18next';
import type { MenuNode } from './menuNode';

/**
 * Returns the name of a node: in Chinese the server's own name; in other languages our translation of its key, else the
 * server's name.
 */
export function useMenuName(): (node: MenuNode) => string {
  const { t, i18n } = useTranslation('app');
  return (node) => {
    // Keys such as `constructor` or `a:b` must not be looked up in our translations.
    const known = /^[A-Za-z]+$/.test(node.key) && !(node.key in {}) ? t(`menu.${node.key}`, { defaultValue: '' }) : '';
    return i18n.language === 'zh-CN' && node.name !== node.key ? node.name : known || node.name;
  };
}

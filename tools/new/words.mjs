import { SHARED_WORDS } from './fields.mjs';

export const LANGUAGES = ['zh-CN', 'en-US', 'zh-TW', 'pt-BR'];

/** Labels of common fields, in the order of `LANGUAGES`. */
const KNOWN = {
  name: ['名称', 'Name', '名稱', 'Nome'],
  code: ['编码', 'Code', '編碼', 'Código'],
  type: ['类型', 'Type', '類型', 'Tipo'],
  level: ['等级', 'Level', '等級', 'Nível'],
  description: ['描述', 'Description', '描述', 'Descrição'],
  content: ['内容', 'Content', '內容', 'Conteúdo'],
  phone: ['电话', 'Phone', '電話', 'Telefone'],
  email: ['邮箱', 'Email', '電子郵件', 'E-mail'],
  address: ['地址', 'Address', '地址', 'Endereço'],
  startDate: ['开始日期', 'Start date', '開始日期', 'Data de início'],
  endDate: ['结束日期', 'End date', '結束日期', 'Data de término'],
  createBy: ['创建者', 'Created by', '建立者', 'Criado por'],
  updateBy: ['更新者', 'Updated by', '更新者', 'Atualizado por'],
  updateTime: ['更新时间', 'Updated', '更新時間', 'Atualizado em'],
  orderNum: ['显示顺序', 'Order', '顯示順序', 'Ordem'],
};

/** Returns a first help paragraph for a list, to be extended by hand. */
export const helpOf = (language, title) =>
  ({
    'zh-CN': `${title}的全部记录，可以新建、编辑和删除。`,
    'en-US': `All records of ${title}; create, edit and delete them here.`,
    'zh-TW': `${title}的全部紀錄，可以新增、編輯和刪除。`,
    'pt-BR': `Todos os registros de ${title}; crie, edite e exclua aqui.`,
  })[language];

/** Splits a name into words: `issueDate` becomes `Issue date`. */
export const humanized = (name) => {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`);
  return words[0].toUpperCase() + words.slice(1);
};

/** Returns the plural of a name: `benefitTag` becomes `benefitTags`. */
export const plural = (name) =>
  /[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : /(?:s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;

/** Parses `title=语言,name=语言名称` into a record. */
export function parseWords(text = '') {
  const pairs = text.split(',').filter((pair) => pair.trim() !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, key, word] = /^\s*(\w+)\s*=\s*(\S.*?)\s*$/.exec(pair) ?? [];
      if (!key) throw new Error(`"${pair}" is not a label. Write key=label.`);
      return [key, word];
    }),
  );
}

/**
 * Returns the labels of a resource in every language: the given label, else the common one of the field, else its
 * English name. `further` contains more English labels. `missing` lists labels for which there was only the name.
 */
export function wordsOf(resource, fields, given, further = {}) {
  const missing = [];
  const keys = [
    ...Object.keys(further),
    'title',
    ...fields.map(({ name }) => name).filter((name) => !SHARED_WORDS.includes(name)),
  ];
  if (new Set(keys).size < keys.length)
    throw new Error('No field can be named "title", because this is the key of the list label. Name it xTitle.');
  const words = Object.fromEntries(
    LANGUAGES.map((language, place) => {
      const unknown = Object.keys(given[language] ?? {}).filter((key) => !keys.includes(key));
      if (unknown.length > 0) throw new Error(`${language} has words for no field: ${unknown.join(', ')}`);
      const entries = keys.map((key) => {
        const known = given[language]?.[key] ?? (key === 'title' ? undefined : KNOWN[key]?.[place]);
        if (!known && language !== 'en-US') missing.push(`${language} ${key}`);
        return [key, known ?? further[key] ?? humanized(key === 'title' ? plural(resource) : key)];
      });
      return [language, Object.fromEntries(entries)];
    }),
  );
  return { words, missing };
}

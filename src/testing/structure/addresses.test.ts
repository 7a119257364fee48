import { describe, expect, it } from 'vitest';
import menu from '../../../docs/contract/biz-menu.proposed.json';
import { isTest, sources } from './sources';

/** The first path segment of every area in the contract's own menu. A server may use others. */
const areaPaths = [...menu.rows.filter(({ parentId }) => parentId === 0).map(({ menuKey }) => menuKey), 'weclome'];
const address = new RegExp(`(['"\`])/(?:${areaPaths.join('|')})(?=[/?#'"\`$])`, 'g');
/** Matches the code before an address of an API call: a property such as `path`, or a function that expects one. */
const beforeCall =
  /\b(?:path|url)(?:=\{?|: )$|\b(?:keysOf|crudApi|resource|request|changePassword|usePasswordChange|startsWith)\((?:\w+, )?$/;

/** Returns the literal screen addresses in a source. Skips API files, and addresses of calls after `beforeCall`. */
function literalAddresses(path: string, source: string): string[] {
  if (isTest(path) || /\.(api|resource)\.ts$|\/area\.ts$|^src\/shared\/api\//.test(path)) return [];
  const code = source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*/g, '$1');
  return [...code.matchAll(address)]
    .filter(({ index }) => !beforeCall.test(code.slice(0, index)))
    .map(({ index }) => `${path}: ${code.slice(index).split('\n', 1)[0]}`);
}

describe('links to other screens in the source code', () => {
  // The specification itself prescribes `/weclome`.
  const mayName = (path: string, found: string) => path.startsWith('src/app/') && /: ['"]\/weclome/.test(found);

  it('links to other screens use menu keys instead of paths', () => {
    expect(
      sources.flatMap(([path, source]) => literalAddresses(path, source).filter((found) => !mayName(path, found))),
    ).toEqual([]);
    expect(sources.filter(([path, source]) => /pathname\.endsWith\(/.test(source) && !isTest(path))).toEqual([]);
  });

  it.each([
    '<Link to="/contest/skillTest">',
    "navigate('/contest/skillTestAdd')",
    'navigate(`/contest/${place}?id=${id}`)',
    "const LIST = '/system/noticeList';",
    "  detailPath: '/approval/companyDetail',",
    "list={{ to: '/act/businessList', permission }}",
    "['/account/center', t('workplace.toCenter')]",
    "href={'/weclome'}",
  ])('a link that contains a path is reported: %s', (code) =>
    expect(literalAddresses('src/areas/contest/x.tsx', code)).toHaveLength(1),
  );

  it.each([
    "crudApi(schema, '/system/notice', 'noticeId')",
    "{ url: '/system/role/all' }",
    '<EditModal path="/system/accounts">',
    "// such as '/system/user'",
    "import x from '../contest/x'",
    "const PATH = '/biz/competition';",
  ])('the code %s links to no screen', (code) => expect(literalAddresses('src/areas/contest/x.tsx', code)).toEqual([]));

  it('paths of server requests in API modules are not reported as links to screens', () => {
    expect(literalAddresses('src/areas/contest/x.api.ts', "const PATH = '/system/notice';")).toEqual([]);
  });
});

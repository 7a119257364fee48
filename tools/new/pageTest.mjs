const capital = (name) => name[0].toUpperCase() + name.slice(1);

/** Returns the test code that fills in a required field; empty for the status, which has an initial value. */
function filledIn(screen, field) {
  const { words, fields, naming, dictionaries } = screen;
  const { name, kind, dictionary } = field;
  const label = `form.getByLabelText('${words['zh-CN'][name] ?? '排序'}')`;
  const typed = (text) => `  await user.type(${label}, '${text}');`;
  switch (kind) {
    case 'status':
      return '';
    case 'number':
    case 'money':
    case 'sort':
      return typed('7');
    case 'date':
      return typed('2026-05-05{Enter}');
    case 'time':
      return typed('2026-05-05 09:30:00{Enter}');
    case 'yesno': {
      const place = fields.filter((one) => one.kind === 'yesno').indexOf(field);
      return `  await user.click((await form.findAllByText('是'))[${place}] as HTMLElement);`;
    }
    case 'dict':
      return `  await user.click(${label});
  await user.click(await screen.findByTitle('${dictionaries.get(dictionary)[0].label}'));`;
    default:
      return typed(name === naming.name ? 'Zulu' : `zulu-${name}`);
  }
}

/** Returns the page test of a resource, which adds a record and removes a record. */
export function testFile(screen) {
  const { resource, fields, naming, words, seeds } = screen;
  const Page = `${capital(resource)}ListPage`;
  const first = seeds[0][naming.name];
  const steps = fields.filter(({ required }) => required).map((field) => filledIn(screen, field));
  return `import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { buttonIn, findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import ${Page} from './${Page}';

beforeEach(() => signInAs());

it('one is added and stands in the list', async () => {
  const { user } = await renderPage(<${Page} />);
  await user.click(await screen.findByText('新建'));
  const dialog = await findDialog('新建 · ${words['zh-CN'].title}');
  const form = within(dialog);
${steps.filter(Boolean).join('\n')}
  await user.click(buttonIn(dialog, '保存'));
  expect((await screen.findByText('Zulu')).closest('tr')).toBeVisible();
});

it('one is removed after the question', async () => {
  const { user } = await renderPage(<${Page} />);
  await user.click(await screen.findByLabelText('删除 ${first}'));
  await user.click(buttonIn(await findDialog(/删除后不可恢复/), '删除'));
  await waitFor(() => expect(screen.queryByText('${first}')).toBeNull());
});
`;
}

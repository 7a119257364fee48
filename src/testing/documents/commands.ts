import { readdirSync, readFileSync } from 'node:fs';

/** Pages that are generated from the code, or that contain no commands to type. */
const OTHERS =
  /^(?:entities|endpoints|dictionaries|screens|specification|decisions|quality|design|glossary|faults)\.md$/;
const pages = [
  'README.md',
  'src/README.md',
  '.github/CONTRIBUTING.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md') && !OTHERS.test(name))
    .map((name) => `docs/${name}`),
];

const PROGRAMS = 'npm|npx|node|python3|docker|kubectl|sudo|apt-get';
/** A command, optionally with environment variables before it. */
export const COMMAND = new RegExp(String.raw`^(?:[A-Z_]+=\S+ )*(${PROGRAMS}) (.+)$`);

/** Returns the commands of a page: lines of its shell blocks, and inline code. */
function commandsOf(page: string): string[] {
  const blocks = [...page.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, lines = '']) => lines.split('\n'));
  const inline = [...page.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  return [...blocks, ...inline]
    .flatMap((line) => line.replace(/\s+#.*$/, '').split(' && '))
    .map((line) => line.trim())
    .filter((line) => COMMAND.test(line));
}

/** Every command in README and the documents, with its page. */
export const commands = pages.flatMap((path) =>
  commandsOf(readFileSync(path, 'utf8')).map((command) => ({ path, command })),
);

/** Splits a command into words. Quoted words stay together. */
export const wordsOf = (command: string): string[] =>
  [...command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map((found) => found[1] ?? found[2] ?? found[3] ?? '');

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMMAND, commands, wordsOf } from './commands';

/* Checks every command in README and the documents. Its script, program, files and options must exist. */

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

const optionsOf = (words: readonly string[]) =>
  words.filter((word) => /^--?[a-zA-Z]/.test(word)).map((word) => word.split('=')[0] ?? '');

/** The help text of each program in node_modules, read once. */
const helps = new Map<string, string>();
function helpOf(bin: string, ...args: string[]): string {
  const key = [bin, ...args].join(' ');
  if (!helps.has(key))
    helps.set(key, execFileSync('node', [`node_modules/.bin/${bin}`, ...args, '--help'], { encoding: 'utf8' }));
  return helps.get(key) ?? '';
}

/** The help texts of programs that npm scripts start; `knownOptions` accepts the options in them. */
const playwright = () => helpOf('playwright', 'test');
const vitest = () => helpOf('vitest', 'run');
const text = (file: string) => readFileSync(file, 'utf8');
function knownOptions(script: string): string {
  const files: string[] = script.match(/tools\/[\w/]+\.mjs/g) ?? [];
  const own = files.map(text).join('\n');
  // parseArgs declares options without dashes.
  const parsed = [...own.matchAll(/^\s{4}(\w+): (?:\{ type|text\()/gm)].map(([, name]) => `--${name}`);
  return [
    own,
    ...parsed,
    /e2e\.mjs|engines\.mjs|pictures\.mjs/.test(script) ? playwright() : '',
    script.includes('vitest') ? vitest() : '',
    script.startsWith('npm sbom') || script.includes('vite build') ? '--silent' : '',
    files.includes('tools/new/new.mjs') ? '--zh-CN --zh-TW --pt-BR --en-US' : '',
  ].join('\n');
}
/** Returns the unknown options of a command. */
const unknownOf = (words: readonly string[], known: string) =>
  optionsOf(words)
    .filter((option) => !new RegExp(`(?<![\\w-])${option}(?![\\w-])`).test(known))
    .map((option) => `has no option ${option}`);

/** Returns the project files that a command names but that do not exist. */
const missing = (words: readonly string[]) =>
  words
    .filter((word) => /^(?:src|e2e|mocks|docs|deploy|tools|\.ci)\/[\w./-]+$/.test(word) && !existsSync(word))
    .map((word) => `${word} is not there`);

/** Returns the problems of a command. */
function wrongWith(command: string): string[] {
  const [, program = '', rest = ''] = COMMAND.exec(command) ?? [];
  const words = wordsOf(rest).filter((word) => word !== '…');
  return [...(programs[program]?.(words) ?? [`${program} is not known here`]), ...missing(words)];
}

const programs: Readonly<Record<string, (words: readonly string[]) => string[]>> = {
  npm([verb = '', ...words]) {
    if (['ci', 'install', 'audit', 'sbom'].includes(verb)) return [];
    const [name = '', ...args] = verb === 'run' ? words.filter((word) => word !== '--silent') : [verb, ...words];
    const script = scripts[name];
    if (script === undefined) return [`there is no script ${name}`];
    const split = args.indexOf('--');
    const given = split < 0 ? [] : args.slice(split + 1);
    // npm uses options before `--` for itself.
    if (split < 0 && optionsOf(args).length > 0) return [`${args.join(' ')} does not reach the script`];
    return unknownOf(given, knownOptions(script));
  },
  npx([bin = '', ...words]) {
    if (!existsSync(`node_modules/.bin/${bin}`)) return [`${bin} is not installed`];
    const [verb = ''] = words;
    if (bin === 'playwright' && verb !== 'test') {
      const known = helpOf('playwright');
      return known.includes(` ${verb} `) ? unknownOf(words, `${known} --with-deps --no-shell`) : [`no ${verb}`];
    }
    if (bin === 'vitest') return unknownOf(words, vitest());
    // `e2e/anyServer/prism.ts` starts prism with the same options.
    if (bin === 'prism') return unknownOf(words, text('e2e/anyServer/prism.ts'));
    return [];
  },
  node: ([file = '', ...words]) => (file.startsWith('-') ? [] : unknownOf(words, text(file))),
  python3: ([file = '']) => (existsSync(file) ? [] : [`${file} is not there`]),
  docker(words) {
    if (words[0] === 'build') return existsSync('Dockerfile') ? [] : ['there is no Dockerfile'];
    const settings = words.flatMap((word, index) => (words[index - 1] === '-e' ? [word.split('=')[0] ?? ''] : []));
    return settings.filter((name) => !text('Dockerfile').includes(`${name}=`)).map((name) => `no setting ${name}`);
  },
  kubectl: (words) => (words.includes('deploy/kubernetes.yaml') ? [] : ['names no file']),
  sudo: () => [],
  'apt-get': () => [],
};

describe('the commands in the documents', () => {
  it('the commands in the documents use only existing scripts, options and files', { timeout: 60_000 }, () => {
    expect(commands.length).toBeGreaterThan(60);
    const wrong = commands.flatMap(({ path, command }) =>
      wrongWith(command).map((why) => `${path}: ${command}: ${why}`),
    );
    expect(wrong).toEqual([]);
  });

  it('docs/commands.md lists every npm script', () => {
    const known = text('docs/commands.md');
    const silent = Object.keys(scripts).filter((name) => !new RegExp(`npm (?:run )?${name}(?![\\w:-])`).test(known));
    expect(silent).toEqual([]);
  });

  it.each([
    ['npm run nothing', 'there is no script nothing'],
    ['npm run bench --fast', '--fast does not reach the script'],
    ['npm run contract:check -- --bace x', 'has no option --bace'],
    ['npm run e2e -- e2e/no.spec.ts', 'e2e/no.spec.ts is not there'],
    ['npm run e2e -- --grab x', 'has no option --grab'],
    ['npx vitest run --projekt modules', 'has no option --projekt'],
    ['npx nothing', 'nothing is not installed'],
    ['docker run -e BACKENDS=x:1 talent-desk', 'no setting BACKENDS'],
    ['docker compose -f deploy/no.yaml up', 'deploy/no.yaml is not there'],
    ['kubectl apply -f deploy/other.yaml', 'names no file'],
  ])('the check of the commands in the documents reports an invalid command: %s', { timeout: 60_000 }, (command, why) =>
    expect(wrongWith(command)).toContain(why),
  );
});

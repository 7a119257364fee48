/** The tables of the benchmark, for a terminal and for docs/benchmarks.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { spread } from './parts.mjs';
import { STEPS } from './visit.mjs';

/**
 * One row a step: the spread of each product's samples, undefined where it has no such step, and our median as a part of the
 * best peer's. `samples` has the figures of each visit by the name of the product, ours first.
 */
export function rowsOf(samples, peers) {
  return STEPS.map((step) => {
    const figures = Object.fromEntries(
      Object.entries(samples).map(([name, visits]) => {
        const values = visits.map((figure) => figure[step]).filter((value) => value !== undefined);
        return [name, values.length > 0 ? spread(values) : undefined];
      }),
    );
    const ours = Object.values(figures)[0];
    const best = Math.min(...peers.map((name) => figures[name]?.median ?? Infinity));
    const ratio = Number.isFinite(best) && ours ? Math.round((ours.median / best) * 100) / 100 : undefined;
    return { step, figures, ratio };
  });
}

/** The rows of a mode as a table of Markdown. */
export function markdown(title, rows) {
  const names = Object.keys(rows[0].figures);
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const cell = (figure) => (figure ? `${figure.median} (${figure.min}–${figure.max})` : '–');
  return [
    line([title, ...names, 'ours ÷ best peer']),
    line(Array.from({ length: names.length + 2 }, () => '---')),
    ...rows.map(({ step, figures, ratio }) =>
      line([step, ...names.map((name) => cell(figures[name])), ratio?.toFixed(2) ?? '–']),
    ),
  ].join('\n');
}

const [BEGIN, END] = ['<!-- figures -->', '<!-- /figures -->'];

/** Puts text between the marks of docs/benchmarks.md. Throws when there are none. */
export function writeInto(path, text) {
  const page = readFileSync(path, 'utf8');
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`${path} has no ${BEGIN} … ${END}`);
  writeFileSync(path, `${page.slice(0, from + BEGIN.length)}\n\n${text}\n\n${page.slice(to)}`);
}

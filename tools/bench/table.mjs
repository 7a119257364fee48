/** The tables of the benchmark, for a terminal and for docs/benchmarks.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { spread } from './parts.mjs';
import { STEPS } from './visit.mjs';

/**
 * Returns one row per step: the spread of each product's samples (undefined if it lacks the step), and our median
 * divided by that of the best peer. `samples` contains the figures of each visit by product name, ours first.
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

/** Formats the rows of a mode (throttled or not) as a Markdown table. */
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

/** Inserts text between the markers in docs/benchmarks.md. Throws if the markers are missing. */
export function writeInto(path, text) {
  const page = readFileSync(path, 'utf8');
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`${path} lacks the markers ${BEGIN} and ${END}`);
  writeFileSync(path, `${page.slice(0, from + BEGIN.length)}\n\n${text}\n\n${page.slice(to)}`);
}

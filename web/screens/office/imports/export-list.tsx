import { fill } from '../../../../domain/base/fill.ts';
import { formatCount } from '../../../../domain/base/format.ts';
import type { Language } from '../../../../domain/base/language.ts';
import { NothingHere } from '../../../parts/office/list/nothing-here.tsx';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { usePage } from '../../../platform/page-context.tsx';
import table from '../../../ui/table.module.css';
import type { ImportsTexts, ListedExport } from './imports-data.ts';

/** Log of full data exports, which are made only by a command. */
export function ExportList({ exports, texts }: { exports: ListedExport[]; texts: ImportsTexts }) {
  const { language } = usePage();
  const { formatDateTime } = useFormats();
  return (
    <section className="section" aria-labelledby="exports">
      <h2 id="exports">{texts.exports}</h2>
      <p>{texts.exportsLead}</p>
      {exports.length === 0 ? (
        <NothingHere text={texts.noExports} />
      ) : (
        <table className={table.rows} aria-labelledby="exports">
          <thead>
            <tr>
              <th scope="col">{texts.when}</th>
              <th scope="col">{texts.who}</th>
              <th scope="col">{texts.what}</th>
            </tr>
          </thead>
          <tbody>
            {exports.map((run) => (
              <tr key={run.id}>
                <td data-name={texts.when}>{formatDateTime(run.endedAt)}</td>
                <td data-name={texts.who}>{run.by}</td>
                <td data-name={texts.what}>{whatOf(run, texts, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function whatOf(
  { counts, secrets }: ListedExport,
  texts: ImportsTexts,
  language: Language,
): string {
  const taken = counts
    ? fill(
        texts.taken,
        ...[counts.people, counts.cards, counts.visits].map((count) =>
          formatCount(count, language),
        ),
      )
    : texts.brokenOff;
  return [taken, ...secrets.map((secret) => texts.secrets[secret])].join('; ');
}

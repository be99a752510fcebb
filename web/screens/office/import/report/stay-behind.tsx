import { fill } from '../../../../../domain/base/fill.ts';
import { formatShare } from '../../../../../domain/base/format.ts';
import { usePage } from '../../../../platform/page-context.tsx';
import css from '../import.module.css';
import type { ImportFile, ImportTexts, Mapping } from '../import-data.ts';
import { unusedHeaders } from '../mapping/mapping-draft.ts';

type Props = { file: ImportFile; mapping: Mapping; texts: ImportTexts };

/** Data in the file that is not imported, so that nobody notices too late. */
export function StayBehind({ file, mapping, texts }: Props) {
  const { language } = usePage();
  const unused = unusedHeaders(
    mapping,
    file.columns.map(({ name }) => name),
  );
  if (unused.length === 0) return null;
  return (
    <details className="link-summary">
      <summary>{fill(texts.unused, unused.length)}</summary>
      <ul className={css.unused}>
        {file.columns
          .filter(({ name }) => unused.includes(name))
          .map(({ name, fillRate, distinct, isMore, samples }) => (
            <li key={name}>
              <code>{name}</code>{' '}
              <span className="quiet">
                {fill(
                  texts.filled,
                  formatShare(fillRate, language),
                  `${isMore ? '> ' : ''}${distinct}`,
                )}
              </span>{' '}
              {samples.join(' · ')}
            </li>
          ))}
      </ul>
    </details>
  );
}

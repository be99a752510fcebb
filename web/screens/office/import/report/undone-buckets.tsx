import { fill } from '../../../../../domain/base/fill.ts';
import { useFormats } from '../../../../parts/office/use-formats.ts';
import css from '../import.module.css';
import type { DataImport, ImportTexts } from '../import-data.ts';

const BUCKETS = ['reversed', 'kept', 'couldNot'] as const;

/** Result of an undo: undone, kept because changed since, or failed. The report lists each row. */
export function UndoneBuckets({ shown, texts }: { shown: DataImport; texts: ImportTexts }) {
  const { formatCount } = useFormats();
  if (shown.state !== 'undone') return null;
  const sum = (bucket: (typeof BUCKETS)[number]) =>
    shown.counts.reduce((all, count) => all + count[bucket], 0);
  return (
    <dl className={`columns mt-5 ${css.buckets}`}>
      {BUCKETS.map((bucket) => (
        <div key={bucket}>
          <dt>{texts.outcomes[bucket]}</dt>
          <dd>
            <strong>{formatCount(sum(bucket))}</strong>{' '}
            {fill(texts.bucketHints[bucket], sum(bucket))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

import { fill } from '../../../../domain/base/fill.ts';
import { useFormats } from '../../../parts/office/use-formats.ts';
import type { DataImport, ImportTexts } from './import-data.ts';

/** Progress of the job. Screen readers announce the step only, not every count. */
export function WorkProgress({ shown, texts }: { shown: DataImport; texts: ImportTexts }) {
  const { formatCount } = useFormats();
  const { step, kind, done, all } = shown.progress;
  return (
    <div className="stack-2 start mt-4 list-width">
      <p id="at-work">
        {step ? texts.atWork[step] : texts.waiting}
        {kind && ` ${texts.kinds[kind]}.`}{' '}
        {all > 0 && fill(texts.doneOf, formatCount(done), formatCount(all))}
      </p>
      <progress
        aria-labelledby="at-work"
        max={Math.max(1, all)}
        value={all > 0 ? done : undefined}
      />
    </div>
  );
}

import { useState } from 'react';
import { fill } from '../../../../../domain/base/fill.ts';
import { contradictedKind } from '../../../../../domain/data-import/recognise-kind.ts';
import { useUnsaved } from '../../../../parts/form/use-unsaved.ts';
import { useFormats } from '../../../../parts/office/use-formats.ts';
import { Notice } from '../../../../ui/notice.tsx';
import css from '../import.module.css';
import type { Formats, ImportFile, ImportTexts, Mapping } from '../import-data.ts';
import type { Press } from '../use-import.ts';
import { missingColumns } from './mapping-draft.ts';
import { MappingForm } from './mapping-form.tsx';

type Props = {
  importId: string;
  file: ImportFile;
  formats: Formats;
  texts: ImportTexts;
  isBusy: boolean;
  mayChange: boolean;
  press: Press;
};

/** One file: row count, missing columns, and the mapping form below. */
export function FileColumns(props: Props) {
  const { formatCount, formatList } = useFormats();
  const { file, formats, texts } = props;
  const [typed, setTyped] = useState<Mapping | null>(null);
  useUnsaved(typed !== null, texts.frame.unsaved);
  const mapping = typed ?? file.mapping ?? nothingYet(file);
  const columns = formats.kinds.find(({ kind }) => kind === file.kind)?.columns ?? [];
  const missing = mapping ? missingColumns(mapping, columns) : [];
  const [isOpen, setIsOpen] = useState(missing.length > 0);
  if (!mapping) return null;
  const other = contradictedKind(
    file.kind,
    file.columns.map(({ name }) => name),
  );
  return (
    <details
      className={`placard ${css.file}`}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <h3>
          {texts.kinds[file.kind]}: {file.name}
        </h3>
        <span className="quiet">
          {fill(texts.rowsOf, formatCount(file.rows))}
          {missing.length > 0 && ` · ${fill(texts.missingCount, missing.length)}`}
        </span>
      </summary>
      {other && (
        <Notice kind="warning" kindLabel={texts.warning}>
          <p>{fill(texts.otherKind, texts.kinds[other.kind], formatList(other.columns))}</p>
        </Notice>
      )}
      <MappingForm
        {...props}
        mapping={mapping}
        columns={columns}
        missing={missing}
        isChanged={typed !== null}
        onTyped={setTyped}
      />
    </details>
  );
}

/** A file without a preset: the guessed mapping with all columns open. */
function nothingYet({ guessed }: ImportFile): Mapping | null {
  return guessed && { ...guessed, columns: {}, only: null };
}

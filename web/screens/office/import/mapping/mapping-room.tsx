import type { DataImport, Formats, ImportTexts } from '../import-data.ts';
import { isEditable } from '../import-steps.ts';
import type { Press } from '../use-import.ts';
import { FileColumns } from './file-columns.tsx';

type Props = {
  shown: DataImport;
  formats: Formats;
  texts: ImportTexts;
  isBusy: boolean;
  press: Press;
};

/** Encoding, date format and columns of each file. */
export function MappingRoom({ shown, formats, texts, isBusy, press }: Props) {
  const files = shown.files.filter(({ state }) => state === 'read');
  if (files.length === 0) return null;
  return (
    <section className="section" aria-labelledby="columns">
      <h2 id="columns">{texts.columns}</h2>
      <p>{texts.columnsLead}</p>
      {files.map((file) => (
        <FileColumns
          key={file.id}
          importId={shown.id}
          file={file}
          formats={formats}
          texts={texts}
          isBusy={isBusy}
          press={press}
          mayChange={isEditable(shown)}
        />
      ))}
    </section>
  );
}

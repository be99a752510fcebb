import { type FormEvent, useState } from 'react';
import { fill } from '../../../../../domain/base/fill.ts';
import { useFormats } from '../../../../parts/office/use-formats.ts';
import { callServer } from '../../../../platform/call-server.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import css from '../import.module.css';
import type { Formats, ImportFile, ImportTexts, Mapping } from '../import-data.ts';
import { StayBehind } from '../report/stay-behind.tsx';
import type { Press } from '../use-import.ts';
import { ColumnTable } from './column-table.tsx';
import { wordOf } from './column-word.ts';
import { fitted, savable } from './mapping-draft.ts';
import { OnlyFields } from './only-fields.tsx';
import { PresetField } from './preset-field.tsx';
import { ReadingFields } from './reading-fields.tsx';

type Props = {
  importId: string;
  file: ImportFile;
  formats: Formats;
  texts: ImportTexts;
  isBusy: boolean;
  mayChange: boolean;
  press: Press;
  mapping: Mapping;
  columns: Formats['kinds'][number]['columns'];
  missing: string[];
  isChanged: boolean;
  /** Null: everything is saved. */
  onTyped: (mapping: Mapping | null) => void;
};

/** Guessed and chosen mapping of a file. Nothing takes effect before saving. */
export function MappingForm(props: Props) {
  const { file, texts, mapping, columns, missing, onTyped } = props;
  // Another preset remounts the fields.
  const [edition, setEdition] = useState(0);
  const { saveAs, setSaveAs, save } = useSaving(props);
  const { formatList } = useFormats();
  const fields = { file, mapping, texts, onChange: onTyped };

  function choosePreset(chosen: Mapping) {
    const { encoding, separator, dateFormat } = mapping;
    const headers = file.columns.map(({ name }) => name);
    onTyped(fitted({ ...chosen, encoding, separator, dateFormat }, headers));
    setEdition(edition + 1);
  }

  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <fieldset className="stack-5 mt-4" disabled={!props.mayChange}>
        <legend className={css.legend}>{texts.reading}</legend>
        <ReadingFields {...fields} />
        <PresetField file={file} formats={props.formats} texts={texts} onChoose={choosePreset} />
        <ColumnTable key={`columns-${edition}`} {...fields} columns={columns} />
        <OnlyFields key={`only-${edition}`} {...fields} />
        <StayBehind file={file} mapping={mapping} texts={texts} />
        {missing.length > 0 && (
          <Notice kind="warning" kindLabel={texts.warning}>
            <p>
              {fill(texts.missingColumns, formatList(missing.map((name) => wordOf(texts, name))))}
            </p>
          </Notice>
        )}
        <div className={css.save}>
          <TextField
            id={`save-as-${file.id}`}
            label={texts.saveAs}
            hint={texts.saveAsHint}
            autoComplete="off"
            value={saveAs}
            onChange={setSaveAs}
            maxLength={80}
          />
          <Button
            type="submit"
            busy={props.isBusy}
            look={props.isChanged ? 'primary' : 'secondary'}
          >
            {texts.saveMapping}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}

function useSaving({ importId, file, mapping, texts, press, onTyped }: Props) {
  const [saveAs, setSaveAs] = useState('');
  async function save(event: FormEvent) {
    event.preventDefault();
    const name = saveAs.trim();
    const isSaved = await press(() =>
      callServer('BackOfficeController', 'saveDataImportMapping', {
        importId,
        fileId: file.id,
        mapping: savable(mapping),
        saveAs: name.length < 2 ? null : name,
      }),
    );
    if (!isSaved) return;
    onTyped(null);
    setSaveAs('');
    showToast({ label: texts.mappingSaved, variant: 'success' });
  }
  return { saveAs, setSaveAs, save };
}

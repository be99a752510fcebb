import { useState } from 'react';
import { fill } from '../../../../../domain/base/fill.ts';
import { IMPORT_KINDS } from '../../../../../domain/data-import/import-kinds.ts';
import { useFormats } from '../../../../parts/office/use-formats.ts';
import { Button } from '../../../../ui/button.tsx';
import { FileField } from '../../../../ui/file-field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import css from '../import.module.css';
import type { DataImport, ImportTexts, Kind } from '../import-data.ts';
import { isSendable, type Upload, useUpload } from './use-upload.ts';

type Props = { shown: DataImport; texts: ImportTexts; onShown: (shown: DataImport) => void };

/** Chooses the kind of a file and uploads it; a lost connection resumes where it stopped. */
export function UploadForm(props: Props) {
  const { texts } = props;
  const [kind, setKind] = useState<Kind | ''>('');
  const { upload, choose, goOn, stop } = useUpload(props);
  return (
    <div className="mt-6 list-width">
      {(!upload || upload.fault) && (
        <div className={css.choose}>
          <SelectField
            id="file-kind"
            label={texts.kindOf}
            hint={texts.kindHint}
            autoComplete="off"
            value={kind}
            options={[
              { value: '', label: texts.byName },
              ...IMPORT_KINDS.map((each) => ({ value: each, label: texts.kinds[each] })),
            ]}
            onChange={(value) => setKind(value as Kind | '')}
          />
          <FileField
            id="import-file"
            label={texts.chooseFile}
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            nothingChosen={texts.fileHint}
            onChoose={(file) => choose(file, kind || null)}
          />
        </div>
      )}
      {upload && !upload.fault && <Sending upload={upload} texts={texts} onStop={stop} />}
      {upload?.fault && (
        <Notice kind="error" kindLabel={texts.error} live="alert" title={upload.file.name}>
          <p>{upload.fault}</p>
          {isSendable(upload.file) && (
            <Button look="secondary" onClick={goOn}>
              {texts.goOn}
            </Button>
          )}
        </Notice>
      )}
    </div>
  );
}

type SendingProps = { upload: Upload; texts: ImportTexts; onStop: () => void };

function Sending({ upload: { file, kind, sent }, texts, onStop }: SendingProps) {
  const { formatSize } = useFormats();
  return (
    <div className="stack-2 start mt-4 list-width">
      <p id="sending">
        {fill(texts.sending, file.name, texts.kinds[kind])}{' '}
        {fill(texts.sentOf, formatSize(sent), formatSize(file.size))}
      </p>
      <progress aria-labelledby="sending" max={file.size} value={sent} />
      <Button look="secondary" onClick={onStop}>
        {texts.stopUpload}
      </Button>
    </div>
  );
}

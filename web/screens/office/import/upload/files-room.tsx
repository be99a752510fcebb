import { fill } from '../../../../../domain/base/fill.ts';
import { useFormats } from '../../../../parts/office/use-formats.ts';
import { callServer } from '../../../../platform/call-server.ts';
import { Button } from '../../../../ui/button.tsx';
import { HiddenText } from '../../../../ui/hidden-text.tsx';
import table from '../../../../ui/table.module.css';
import type { DataImport, ImportFile, ImportTexts } from '../import-data.ts';
import { isEditable } from '../import-steps.ts';
import type { Press } from '../use-import.ts';
import { UploadForm } from './upload-form.tsx';

type Props = {
  shown: DataImport;
  texts: ImportTexts;
  isBusy: boolean;
  press: Press;
  onShown: (shown: DataImport) => void;
};

/** Files of the import with their row counts, and the upload form. */
export function FilesRoom({ shown, texts, isBusy, press, onShown }: Props) {
  const { formatCount, formatSize } = useFormats();
  const mayChange = isEditable(shown);
  const remove = ({ id: fileId }: ImportFile) =>
    void press(() =>
      callServer('BackOfficeController', 'removeDataImportFile', { importId: shown.id, fileId }),
    );
  return (
    <section className="section" aria-labelledby="files">
      <h2 id="files">{texts.files}</h2>
      {shown.files.length === 0 && <p>{texts.noFiles}</p>}
      {shown.files.length > 0 && (
        <table className={table.rows} aria-labelledby="files">
          <thead>
            <tr>
              <th scope="col">{texts.kind}</th>
              <th scope="col">{texts.file}</th>
              <th scope="col" className={table.figure}>
                {texts.rows}
              </th>
              <th scope="col">{texts.fileState}</th>
              {mayChange && (
                <th scope="col">
                  <HiddenText>{texts.remove}</HiddenText>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {shown.files.map((file) => (
              <tr key={file.id}>
                <td data-name={texts.kind}>{texts.kinds[file.kind]}</td>
                <td data-name={texts.file}>
                  <span>
                    {file.name} <span className="quiet">{formatSize(file.bytes)}</span>
                  </span>
                </td>
                <td data-name={texts.rows} className={table.figure}>
                  {formatCount(file.rows)}
                </td>
                <td data-name={texts.fileState}>{stateOf(file, texts, formatSize)}</td>
                {mayChange && (
                  <td className={table.deed}>
                    <Button look="text" busy={isBusy} onClick={() => remove(file)}>
                      {texts.remove}
                      <HiddenText> {file.name}</HiddenText>
                    </Button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {mayChange && <UploadForm shown={shown} texts={texts} onShown={onShown} />}
    </section>
  );
}

function stateOf(
  { state, received, bytes }: ImportFile,
  texts: ImportTexts,
  sizeOf: (bytes: number) => string,
): string {
  if (state !== 'uploading') return texts.fileStates[state];
  return fill(texts.fileStates.uploading, sizeOf(received), sizeOf(bytes));
}

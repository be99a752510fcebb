import { fill } from '../../../../../domain/base/fill.ts';
import { formatShare } from '../../../../../domain/base/format.ts';
import { usePage } from '../../../../platform/page-context.tsx';
import { HiddenText } from '../../../../ui/hidden-text.tsx';
import table from '../../../../ui/table.module.css';
import css from '../import.module.css';
import type { Formats, ImportFile, ImportTexts, Mapping } from '../import-data.ts';
import { ColumnChoice } from './column-choice.tsx';
import { wordOf } from './column-word.ts';
import { fillingOf } from './mapping-draft.ts';

type Columns = Formats['kinds'][number]['columns'];
type Props = {
  file: ImportFile;
  columns: Columns;
  mapping: Mapping;
  texts: ImportTexts;
  onChange: (mapping: Mapping) => void;
};

/** Each column with its source and samples. */
export function ColumnTable({ file, columns, mapping, texts, onChange }: Props) {
  return (
    <table className={`${table.rows} ${css.columns}`}>
      <caption>
        <HiddenText>{texts.columnsOf}</HiddenText>
      </caption>
      <thead>
        <tr>
          <th scope="col">{texts.here}</th>
          <th scope="col">{texts.there}</th>
          <th scope="col">{texts.samples}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map((column) => (
          <tr key={column.name}>
            <td data-name={texts.here}>
              <strong id={`column-${file.id}-${column.name}`}>
                {wordOf(texts, column.name)}
                {column.isRequired && ' *'}
              </strong>
              <code>{column.name}</code>
            </td>
            <td data-name={texts.there}>
              <ColumnChoice
                file={file}
                column={column.name}
                mapping={mapping}
                texts={texts}
                onChange={onChange}
              />
            </td>
            <td data-name={texts.samples} className="breaks">
              <Samples file={file} from={fillingOf(mapping, column.name).from} texts={texts} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type SampleProps = { file: ImportFile; from: string | null; texts: ImportTexts };

/** How many rows have a value, and the first distinct values. */
function Samples({ file, from, texts }: SampleProps) {
  const { language } = usePage();
  const profile = file.columns.find(({ name }) => name === from);
  if (!profile) return null;
  const { fillRate, distinct, isMore, samples } = profile;
  const many = `${isMore ? '> ' : ''}${distinct}`;
  return (
    <>
      <span className="quiet">{fill(texts.filled, formatShare(fillRate, language), many)}</span>
      {samples.length > 0 && <span className="">{samples.join(' · ')}</span>}
    </>
  );
}

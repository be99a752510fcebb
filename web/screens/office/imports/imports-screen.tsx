import { OfficeFrame } from '../../../parts/office/frame/office-frame.tsx';
import { NothingHere } from '../../../parts/office/list/nothing-here.tsx';
import type { OfficeData } from '../../../parts/office/office-data.ts';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { ScreenProps } from '../../../platform/screen.ts';
import table from '../../../ui/table.module.css';
import { ExportList } from './export-list.tsx';
import css from './imports.module.css';
import type { ImportsTexts, ListedImport, Moves } from './imports-data.ts';
import { NewImport } from './new-import.tsx';

/** Staff: all imports from other systems. */
export function Screen({ texts, shell, data }: ScreenProps<ImportsTexts, OfficeData<Moves>>) {
  return (
    <OfficeFrame texts={texts.frame} shell={shell} at="Office_Imports" data={data}>
      {({ imports, exports }) => (
        <>
          <h1>{texts.heading}</h1>
          <p className="mt-4 list-width">{texts.lead}</p>
          <ol className={css.steps}>
            {texts.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <NewImport texts={texts} />
          <section className="section" aria-labelledby="imports">
            <h2 id="imports">{texts.imports}</h2>
            {imports.length === 0 ? (
              <NothingHere text={texts.none} />
            ) : (
              <ImportTable imports={imports} texts={texts} />
            )}
          </section>
          <ExportList exports={exports} texts={texts} />
        </>
      )}
    </OfficeFrame>
  );
}

function ImportTable({ imports, texts }: { imports: ListedImport[]; texts: ImportsTexts }) {
  const { formatDateTime } = useFormats();
  const { pathTo } = usePage();
  return (
    <table className={table.rows} aria-labelledby="imports">
      <thead>
        <tr>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.source}</th>
          <th scope="col">{texts.state}</th>
          <th scope="col">{texts.made}</th>
        </tr>
      </thead>
      <tbody>
        {imports.map(({ id, name, source, state, madeAt, madeBy }) => (
          <tr key={id}>
            <td data-name={texts.name}>
              <a className={css.name} href={pathTo('Office_Import', { id })} data-row>
                {name}
              </a>
            </td>
            <td data-name={texts.source}>
              <code>{source}</code>
            </td>
            <td data-name={texts.state}>{texts.states[state]}</td>
            <td data-name={texts.made}>
              {formatDateTime(madeAt)}
              {madeBy && `, ${madeBy}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { fill } from '../../../../domain/base/fill.ts';
import { OfficeFrame } from '../../../parts/office/frame/office-frame.tsx';
import type { OfficeData } from '../../../parts/office/office-data.ts';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { ScreenProps } from '../../../platform/screen.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { CheckRoom } from './check-room.tsx';
import { CommitRoom } from './commit-room.tsx';
import css from './import.module.css';
import type { DataImport, Formats, ImportPage, ImportTexts } from './import-data.ts';
import { placeOf } from './import-steps.ts';
import { MappingRoom } from './mapping/mapping-room.tsx';
import { SignRoom } from './sign-room.tsx';
import { FilesRoom } from './upload/files-room.tsx';
import { useImport } from './use-import.ts';

/** Staff: one import from another system, from its files to its undo. */
export function Screen({ texts, shell, data }: ScreenProps<ImportTexts, OfficeData<ImportPage>>) {
  return (
    <OfficeFrame texts={texts.frame} shell={shell} at="Office_Imports" data={data}>
      {({ found, formats }) =>
        found ? (
          <Import key={found.id} initial={found} formats={formats} texts={texts} />
        ) : (
          <>
            <h1>{texts.heading}</h1>
            <p>{texts.missing}</p>
          </>
        )
      }
    </OfficeFrame>
  );
}

type Props = { initial: DataImport; formats: Formats; texts: ImportTexts };

function Import({ initial, formats, texts }: Props) {
  const { formatDateTime } = useFormats();
  const { pathTo } = usePage();
  const { shown, setShown, isBusy, press } = useImport(initial, texts);
  const place = placeOf(shown);
  const room = { shown, texts, isBusy, press };
  const steps = texts.steps.map((label) => ({ label }));
  return (
    <>
      <a href={pathTo('Office_Imports')}>{texts.all}</a>
      <h1 className="mt-2">{shown.name}</h1>
      <p className="mt-4">
        {fill(texts.madeBy, formatDateTime(shown.madeAt), shown.madeBy ?? texts.byCommand)}{' '}
        {texts.source} <code>{shown.source}</code>. {texts.noMail}
      </p>
      <div className={`mt-6 ${css.rooms}`}>
        <Stepper
          steps={steps}
          current={place}
          label={fill(texts.stepOf, place + 1, steps.length, texts.steps[place] ?? '')}
        />
      </div>
      <p role="status" className="mt-5">
        <strong>{texts.states[shown.state]}</strong> {texts.nextOf[shown.state]}
      </p>
      {shown.fault && (
        <Notice kind="error" kindLabel={texts.error} live="alert">
          <p>{texts.faults[shown.fault]}</p>
        </Notice>
      )}
      <FilesRoom {...room} onShown={setShown} />
      <MappingRoom {...room} formats={formats} />
      <CheckRoom {...room} />
      <SignRoom {...room} />
      <CommitRoom {...room} />
    </>
  );
}

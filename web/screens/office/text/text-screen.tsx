import { LANGUAGES } from '../../../../domain/base/language.ts';
import { localDate } from '../../../../domain/base/local-date.ts';
import { ActionDialog } from '../../../parts/office/action/action-dialog.tsx';
import { DoneBar } from '../../../parts/office/action/done-bar.tsx';
import { UndoDialog } from '../../../parts/office/action/undo-dialog.tsx';
import { OfficeFrame } from '../../../parts/office/frame/office-frame.tsx';
import type { OfficeData } from '../../../parts/office/office-data.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { ScreenProps } from '../../../platform/screen.ts';
import type { texts as fi } from '../../../texts/fi/office-text.ts';
import { Button } from '../../../ui/button.tsx';
import { DraftPreview } from './draft-preview.tsx';
import { LanguageField } from './language-field.tsx';
import css from './text.module.css';
import type { OfficeText, TextData } from './text-data.ts';
import { TextHistory } from './text-history.tsx';
import { useOfficeText } from './use-office-text.ts';

type Texts = typeof fi;

/** Staff: one text in three languages beside the product's default. */
export function Screen({ texts, shell, data }: ScreenProps<Texts, OfficeData<TextData>>) {
  const { pathTo } = usePage();
  return (
    <OfficeFrame texts={texts.frame} shell={shell} at="Office_Texts" data={data}>
      {({ found }) => (
        <>
          <p>
            <a href={pathTo('Office_Texts')}>{texts.all}</a>
          </p>
          <h1>{texts.heading}</h1>
          {found ? <Editor texts={texts} first={found} /> : <p>{texts.missing}</p>}
        </>
      )}
    </OfficeFrame>
  );
}

function Editor({ texts, first }: { texts: Texts; first: OfficeText }) {
  const state = useOfficeText(first, texts);
  const { text, typed, faults, wanted, isSaved, asked, done, undo } = state;
  const isSound = LANGUAGES.every((language) => faults[language] === null);
  return (
    <>
      <p className="mt-2 mb-5 soft breaks">
        <code>{text.key}</code>
      </p>
      {done && (
        <DoneBar
          texts={texts.actions}
          outcome={done}
          onUndo={() => state.setUndo({ id: done.actionId, kind: done.kind })}
        />
      )}
      <div className={`columns-wide ${css.fields}`}>
        {LANGUAGES.map((language) => (
          <LanguageField
            key={language}
            texts={texts}
            language={language}
            text={text}
            value={typed[language]}
            fault={faults[language]}
            onChange={(value) => state.type(language, value)}
          />
        ))}
      </div>
      <div className="ways mt-5">
        <Button disabled={!isSound || !wanted} onClick={() => state.setAsked('typed')}>
          {texts.use}
        </Button>
        <Button look="secondary" disabled={!isSound} onClick={() => void state.save()} data-save>
          {texts.save}
        </Button>
        {state.isReworded && (
          <Button look="text" onClick={() => state.setAsked('shipped')}>
            {texts.asShipped}
          </Button>
        )}
      </div>
      <DraftPreview texts={texts} places={text.places} isSaved={isSaved} />
      <TextHistory
        texts={texts}
        text={text}
        onUndo={(id) => state.setUndo({ id, kind: 'rewordText' })}
      />
      {asked && wanted && (
        <ActionDialog
          texts={texts.actions}
          kind="rewordText"
          {...(asked === 'shipped' && { about: texts.asShipped })}
          subject={{ today: localDate(text.today), key: text.key, texts: wanted }}
          onClose={() => state.setAsked(null)}
          onDone={state.onDone}
        />
      )}
      {undo && (
        <UndoDialog
          texts={texts.actions}
          action={undo}
          onClose={() => state.setUndo(null)}
          onDone={state.onUndone}
        />
      )}
    </>
  );
}

import { actionText } from '../../../../contract/texts/action-text.ts';
import { fill } from '../../../../domain/base/fill.ts';
import type { Language } from '../../../../domain/base/language.ts';
import type { DocumentWords } from '../../../../domain/document/document.ts';
import { placeName, type WordsFault } from '../../../../domain/document/document-rules.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { texts as fi } from '../../../texts/fi/office-document.ts';
import { Button } from '../../../ui/button.tsx';
import type { useDocument } from './use-document.ts';

type Props = {
  texts: typeof fi;
  state: ReturnType<typeof useDocument>;
  onPublish: () => void;
};

/** Errors, a colleague's changes, and the next actions. */
export function DraftBar({ texts, state, onPublish }: Props) {
  const { language } = usePage();
  const { isDirty, isBusy, other, fault, isSaved } = state;
  return (
    <div className="stack-3 mt-6">
      <div role="status">
        {fault && <p>{faultText(texts, fault, state.words, language)}</p>}
        {!fault && isSaved && <p>{texts.ready}</p>}
        {isDirty && <p>{texts.unsaved}</p>}
      </div>
      {other && (
        <div role="alert">
          <p>{fill(texts.otherSaved, other.savedBy ?? texts.colleague)}</p>
          <p className="ways">
            <Button look="secondary" busy={isBusy} onClick={() => void state.fetchOther()}>
              {texts.fetchOther}
            </Button>
            <Button look="text" onClick={() => void state.saveOver()}>
              {texts.saveOver}
            </Button>
          </p>
        </div>
      )}
      <p className="ways">
        <Button look="secondary" busy={isBusy} onClick={() => void state.save()} data-save>
          {texts.save}
        </Button>
        <Button disabled={!isSaved || fault !== null} onClick={onPublish}>
          {texts.publish}
        </Button>
        <Button look="text" onClick={state.addSection}>
          {texts.add}
        </Button>
      </p>
    </div>
  );
}

function faultText(
  texts: typeof fi,
  found: WordsFault,
  words: DocumentWords,
  spoken: Language,
): string {
  const { fault, language, at } = found;
  const values = [
    language.toUpperCase(),
    placeName(words, at),
    ...('what' in found ? [found.what] : []),
  ];
  return actionText(texts.actions.kinds.publishDocument.refusals, { key: fault, values }, spoken);
}

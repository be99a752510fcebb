import { actionText } from '../../../../contract/texts/action-text.ts';
import type { Language } from '../../../../domain/base/language.ts';
import { longest, type TextFault } from '../../../../domain/wording/text-rules.ts';
import type { texts as fi } from '../../../texts/fi/office-text.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import css from './text.module.css';
import type { OfficeText } from './text-data.ts';

type Props = {
  texts: typeof fi;
  language: Language;
  text: OfficeText;
  value: string;
  fault: TextFault | null;
  onChange: (value: string) => void;
};

/** One language: input, errors, and the product's default text. */
export function LanguageField({ texts, language, text, value, fault, onChange }: Props) {
  const shipped = text.shipped[language];
  return (
    <div className={`stack-2 ${css.language}`}>
      <TextArea
        id={`text-${language}`}
        label={texts.languages[language]}
        value={value}
        onChange={onChange}
        error={fault && faultText(texts, language, fault)}
        counter={{ most: longest(shipped), text: texts.actions.counter }}
        required
      />
      <p className="quiet">
        {value === shipped ? (
          texts.isShipped
        ) : (
          <>
            {texts.shipped} <q lang={language}>{shipped}</q>
          </>
        )}
      </p>
    </div>
  );
}

function faultText(texts: typeof fi, language: Language, found: TextFault): string {
  const { fault, ...facts } = found;
  const values = [language.toUpperCase(), ...Object.values(facts)];
  return actionText(texts.actions.kinds.rewordText.refusals, { key: fault, values }, language);
}

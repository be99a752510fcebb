import { fill } from '../../../../domain/base/fill.ts';
import { LANGUAGES } from '../../../../domain/base/language.ts';
import type { DocumentSection, Translated } from '../../../../domain/document/document.ts';
import { HEADING_LENGTH } from '../../../../domain/document/document-rules.ts';
import type { texts as fi } from '../../../texts/fi/office-document.ts';
import { Button } from '../../../ui/button.tsx';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import css from './document.module.css';

type Texts = typeof fi;
type Props = {
  texts: Texts;
  section: DocumentSection;
  /** Current text; null: a new section. */
  before: DocumentSection | null;
  onChange: (section: DocumentSection) => void;
  onRemove: (() => void) | null;
  onUp: (() => void) | null;
};

/** One section, collapsed until edited; its heading is always shown. */
export function SectionEditor({ texts, section, before, onChange, onRemove, onUp }: Props) {
  const { id, heading, text } = section;
  const isChanged = JSON.stringify(before) !== JSON.stringify(section);
  const name = heading.fi || texts.newSection;
  const of = <HiddenText> {fill(texts.ofSection, name)}</HiddenText>;
  return (
    <details className={css.section} open={before === null}>
      <summary>
        {name}
        {isChanged && <span className={css.changed}> {before ? texts.changed : texts.isNew}</span>}
      </summary>
      <div className={`columns-wide mt-4 mb-4 ${css.fields}`}>
        {LANGUAGES.map((language) => (
          <TextField
            key={language}
            id={`${id}-heading-${language}`}
            label={fill(texts.headingField, texts.languages[language])}
            value={heading[language]}
            maxLength={HEADING_LENGTH}
            autoComplete="off"
            onChange={(value) =>
              onChange({ ...section, heading: { ...heading, [language]: value } })
            }
            required
          />
        ))}
      </div>
      <LanguageFields
        id={id}
        texts={texts}
        label={texts.textField}
        value={text}
        onChange={(value) => onChange({ ...section, text: value })}
      />
      <p className="ways">
        {onUp && (
          <Button look="text" onClick={onUp}>
            {texts.up}
            {of}
          </Button>
        )}
        {onRemove && (
          <Button look="text" onClick={onRemove}>
            {texts.remove}
            {of}
          </Button>
        )}
      </p>
    </details>
  );
}

type FieldsProps = {
  id: string;
  texts: Texts;
  /** {0} is the language. */
  label: string;
  value: Translated;
  onChange: (value: Translated) => void;
};

/** The same text in each language, side by side. */
export function LanguageFields({ id, texts, label, value, onChange }: FieldsProps) {
  return (
    <div className={`columns-wide mt-4 mb-4 ${css.fields}`}>
      {LANGUAGES.map((language) => (
        <TextArea
          key={language}
          id={`${id}-${language}`}
          label={fill(label, texts.languages[language])}
          value={value[language]}
          onChange={(typed) => onChange({ ...value, [language]: typed })}
          required
        />
      ))}
    </div>
  );
}

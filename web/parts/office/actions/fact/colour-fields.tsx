import { fill } from '../../../../../domain/base/fill.ts';
import {
  type ColourName,
  type Colours,
  colourFault,
  LEAST_CONTRAST,
  paletteOf,
} from '../../../../../domain/scheme/look.ts';
import { usePage } from '../../../../platform/page-context.tsx';
import { Button } from '../../../../ui/button.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { FieldsProps } from '../action-form.ts';
import css from './colour-fields.module.css';
import { colourIn, type FactDraft } from './fact-draft.ts';

type Props = {
  texts: FieldsProps<'planFact'>['texts'];
  draft: FactDraft;
  onChange: (changed: Partial<FactDraft>) => void;
};

/** Two colours, their contrast, and samples in the light and dark theme. */
export function ColourFields({ texts, draft, onChange }: Props) {
  const { language } = usePage();
  const [night, light] = [colourIn(draft.night), colourIn(draft.light)];
  const fault = night && light ? colourFault({ night, light }) : null;
  const errorOf = (name: ColourName) => {
    if (colourIn(draft[name]) === null) return texts.badColour;
    if (fault?.colour !== name) return null;
    const [found, least] = [fault.contrast, LEAST_CONTRAST].map((ratio) =>
      ratio.toLocaleString(language),
    );
    return fill(texts.tooLow[name], found ?? '', least ?? '', fault.passes);
  };
  return (
    <>
      <RadioGroup
        id="fact-own-colours"
        legend={texts.state}
        options={[
          { value: 'own', label: texts.ownColours },
          { value: 'shipped', label: texts.shippedColours },
        ]}
        value={draft.isOwnColours ? 'own' : 'shipped'}
        onChange={(value) => onChange({ isOwnColours: value === 'own' })}
        required
      />
      {draft.isOwnColours && (
        <>
          {(['night', 'light'] as const).map((name) => (
            <div key={name}>
              <TextField
                autoComplete="off"
                id={`fact-${name}`}
                label={texts[name]}
                hint={texts[`${name}Hint`]}
                error={errorOf(name)}
                maxLength={7}
                value={draft[name]}
                onChange={(value) => onChange({ [name]: value })}
                required
              />
              {fault?.colour === name && (
                <Button look="text" onClick={() => onChange({ [name]: fault.passes })}>
                  {fill(texts.useColour, fault.passes)}
                </Button>
              )}
            </div>
          ))}
          {night && light && !fault && <Samples texts={texts} colours={{ night, light }} />}
        </>
      )}
    </>
  );
}

/** Sample page elements in both colours and themes. */
function Samples({ texts, colours }: { texts: Props['texts']; colours: Colours }) {
  const palette = paletteOf(colours);
  const { sample } = texts;
  return (
    <div className={css.samples}>
      {(['day', 'evening'] as const).map((theme, index) => {
        const tokens = Object.entries(palette).map(([name, pair]) => [
          `--sali-${name}`,
          pair[index],
        ]);
        return (
          <section
            key={theme}
            className={css.sample}
            style={{ ...Object.fromEntries(tokens), colorScheme: index === 0 ? 'light' : 'dark' }}
            aria-label={texts[theme]}
          >
            <h4>{texts[theme]}</h4>
            <p className={css.button}>{sample.button}</p>
            <p className={css.link}>{sample.link}</p>
            <p className={css.mark}>{sample.mark}</p>
          </section>
        );
      })}
    </div>
  );
}

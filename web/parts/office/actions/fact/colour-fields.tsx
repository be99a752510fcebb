import { fill } from '../../../../../domain/base/fill.ts';
import {
  type ColourName,
  type Colours,
  colourFault,
  HEX_COLOUR,
  LEAST_CONTRAST,
  paletteOf,
  SHIPPED_COLOURS,
} from '../../../../../domain/scheme/look.ts';
import { usePage } from '../../../../platform/page-context.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import css from './colour-fields.module.css';
import { type PlanTexts, plainItems, type TopicFieldsProps, topicForm } from './topic-form.tsx';
import { YesNo } from './yes-no.tsx';

type Draft = Colours & { isOwn: boolean };

export const colourForm = topicForm<'colours', Draft>('colours', {
  begin: ({ planned, held }) => ({
    isOwn: planned?.colours !== null,
    ...(planned?.colours ?? held.colours ?? SHIPPED_COLOURS),
  }),
  Fields: ColourFields,
  read(draft) {
    if (!draft.isOwn) return { colours: null };
    const colours = coloursIn(draft);
    return colours && !colourFault(colours) ? { colours } : null;
  },
  summary: ({ value: { colours }, texts: { phrases } }) =>
    plainItems(colours ? [colours.night, colours.light] : [phrases.shipped]),
  seenOn: 'Home',
});

/** Hex colour as typed, or null when it is invalid. */
function colourIn(typed: string): string | null {
  const colour = typed.trim().toLowerCase();
  return HEX_COLOUR.test(colour) ? colour : null;
}

function coloursIn(draft: Draft): Colours | null {
  const [night, light] = [colourIn(draft.night), colourIn(draft.light)];
  return night && light ? { night, light } : null;
}

/** Two colours, their contrast, and samples in the light and dark theme. */
function ColourFields({ texts, draft, onChange }: TopicFieldsProps<'colours', Draft>) {
  const { language } = usePage();
  const { isOwn } = draft;
  const colours = coloursIn(draft);
  const fault = colours && colourFault(colours);
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
      <YesNo
        id="fact-own-colours"
        legend={texts.state}
        labels={{ own: texts.ownColours, shipped: texts.shippedColours }}
        isYes={isOwn}
        onChange={(chosen) => onChange({ isOwn: chosen })}
      />
      {isOwn && (
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
          {colours && !fault && <Samples texts={texts} colours={colours} />}
        </>
      )}
    </>
  );
}

/** Sample page elements in both colours and themes. */
function Samples({ texts, colours }: { texts: PlanTexts['form']; colours: Colours }) {
  const palette = paletteOf(colours);
  const { sample } = texts;
  return (
    <div className={`stack-4 ${css.samples}`}>
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

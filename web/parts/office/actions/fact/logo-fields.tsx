import { useState } from 'react';
import { fill } from '../../../../../domain/base/fill.ts';
import { LOGO_TYPES, type Logo, logoPath, logoSize } from '../../../../../domain/scheme/logo.ts';
import { usePage } from '../../../../platform/page-context.tsx';
import { useOneAtATime } from '../../../../platform/use-one-at-a-time.ts';
import { FileField } from '../../../../ui/file-field.tsx';
import { sendImage } from '../../send-image.ts';
import css from './logo-fields.module.css';
import { type PlanTexts, type TopicFieldsProps, topicForm } from './topic-form.tsx';
import { YesNo } from './yes-no.tsx';

type Texts = PlanTexts['form'];
type Draft = { isOwn: boolean; logo: Logo | null };

export const logoForm = topicForm<'logo', Draft>('logo', {
  begin: ({ planned, held }) => ({
    isOwn: planned?.logo !== null,
    logo: (planned ?? held).logo,
  }),
  Fields: LogoFields,
  read({ isOwn, logo }) {
    if (!isOwn) return { logo: null };
    return logo && { logo };
  },
  summary: ({ value: { logo }, texts: { phrases } }) => (
    <li>
      {logo ? (
        <img
          src={logoPath(logo.id, '64')}
          alt={fill(phrases.ownLogo, logo.width, logo.height)}
          width={64}
          height={64}
        />
      ) : (
        phrases.shippedLogo
      )}
    </li>
  ),
  seenOn: 'Home',
});

/** A file or the product's mark; below, a sample of the header. */
function LogoFields({ texts, draft, onChange }: TopicFieldsProps<'logo', Draft>) {
  const { product } = usePage();
  const [fault, setFault] = useState<string | null>(null);
  const { isBusy, whileBusy } = useOneAtATime();
  const { isOwn, logo } = draft;

  async function add(file: File) {
    setFault(null);
    const asked = { path: '/office/scheme-logos', types: LOGO_TYPES, texts: texts.logo } as const;
    const sent = await sendImage<Logo>(file, asked);
    // A refused file keeps the previous one.
    if ('fault' in sent) setFault(sent.fault);
    else onChange({ logo: sent });
  }

  return (
    <>
      <YesNo
        id="fact-own-logo"
        legend={texts.state}
        labels={{ own: texts.logo.own, shipped: texts.logo.shipped }}
        isYes={isOwn}
        onChange={(chosen) => onChange({ isOwn: chosen })}
      />
      {isOwn && (
        <>
          <p className="quiet">{texts.logo.hint}</p>
          <FileField
            id="fact-logo"
            label={texts.logo.choose}
            accept={LOGO_TYPES.join(',')}
            required={logo === null}
            nothingChosen={isBusy ? texts.logo.sending : texts.logo.noFile}
            onChoose={(file) => void whileBusy(() => add(file))}
          />
          {fault && (
            <p className={css.fault} role="alert">
              {fault}
            </p>
          )}
          {logo && <Samples texts={texts} logo={logo} name={product.nominative} />}
        </>
      )}
    </>
  );
}

function Samples({ texts, logo, name }: { texts: Texts; logo: Logo; name: string }) {
  const { width, height } = logoSize(logo);
  const mark = logoPath(logo.id, 'mark');
  return (
    <div className={css.samples}>
      {(['day', 'evening'] as const).map((theme) => (
        <section key={theme} className={css[theme]} aria-label={texts[theme]}>
          <h4>{texts[theme]}</h4>
          <img src={mark} alt={name} width={width * 16} height={height * 16} />
        </section>
      ))}
      <section className={css.day} aria-label={texts.logo.icon}>
        <h4>{texts.logo.icon}</h4>
        <img src={logoPath(logo.id, '192')} alt={name} width={64} height={64} />
      </section>
    </div>
  );
}

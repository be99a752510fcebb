import { useState } from 'react';
import { LOGO_TYPES, type Logo, logoPath, logoSize } from '../../../../../domain/scheme/logo.ts';
import { usePage } from '../../../../platform/page-context.tsx';
import { useOneAtATime } from '../../../../platform/use-one-at-a-time.ts';
import { FileField } from '../../../../ui/file-field.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { sendImage } from '../../send-image.ts';
import type { FieldsProps } from '../action-form.ts';
import css from './logo-fields.module.css';

type Texts = FieldsProps<'planFact'>['texts'];
type LogoDraft = { isOwnLogo: boolean; logo: Logo | null };
type Props = {
  texts: Texts;
  draft: LogoDraft;
  onChange: (changed: Partial<LogoDraft>) => void;
};

/** A file or the product's mark; below, a sample of the header. */
export function LogoFields({ texts, draft, onChange }: Props) {
  const { product } = usePage();
  const [fault, setFault] = useState<string | null>(null);
  const { isBusy, whileBusy } = useOneAtATime();
  const { isOwnLogo, logo } = draft;

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
      <RadioGroup
        id="fact-own-logo"
        legend={texts.state}
        options={[
          { value: 'own', label: texts.logo.own },
          { value: 'shipped', label: texts.logo.shipped },
        ]}
        value={isOwnLogo ? 'own' : 'shipped'}
        onChange={(value) => onChange({ isOwnLogo: value === 'own' })}
        required
      />
      {isOwnLogo && (
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

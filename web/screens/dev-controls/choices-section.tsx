import { useState } from 'react';
import { usePage } from '../../platform/page-context.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { RevealField } from '../../ui/reveal-field.tsx';
import type { ControlTexts } from './gallery.tsx';
import { Cell, Section } from './gallery.tsx';

type Props = { texts: ControlTexts; errorPrefix: string };

export function ChoicesSection({ texts, errorPrefix }: Props) {
  const { choice, state } = texts;
  const [ticked, setTicked] = useState<Record<string, boolean>>({ newsletter: true, kept: true });
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const tied = (id: string) => ({
    id,
    checked: ticked[id] ?? false,
    onChange: (checked: boolean) => setTicked({ ...ticked, [id]: checked }),
  });

  return (
    <Section title={texts.section.choices}>
      <Cell name={state.normal}>
        <Checkbox
          {...tied('noPlastic')}
          label={choice.noPlastic}
          description={choice.noPlasticHelp}
        />
        <Checkbox
          {...tied('newsletter')}
          label={choice.newsletter}
          description={choice.newsletterHelp}
        />
        <Checkbox {...tied('kept')} label={`${choice.newsletter} (${state.disabled})`} disabled />
      </Cell>
      <Cell name={state.fault}>
        <Checkbox
          {...tied('terms')}
          label={<Terms texts={texts} />}
          required
          error={choice.termsError}
          errorPrefix={errorPrefix}
        />
      </Cell>
      <Cell name={state.reveal}>
        <RevealField
          id="campaign"
          question={choice.campaign}
          open={open}
          onToggle={setOpen}
          label={choice.campaignCode}
          value={code}
          onChange={setCode}
          required
        />
      </Cell>
      <Delivery id="delivery" name={state.single} texts={texts} />
      <Delivery
        id="delivery-error"
        name={state.fault}
        texts={texts}
        error={choice.deliverError}
        errorPrefix={errorPrefix}
      />
    </Section>
  );
}

function Terms({ texts }: { texts: ControlTexts }) {
  const { pathTo } = usePage();
  return (
    <>
      {texts.choice.termsBefore}
      <a href={pathTo('Home')}>{texts.choice.termsLink}</a>
    </>
  );
}

type DeliveryProps = {
  id: string;
  name: string;
  texts: ControlTexts;
  error?: string;
  errorPrefix?: string;
};

function Delivery({ id, name, texts: { choice }, error, errorPrefix }: DeliveryProps) {
  const [value, setValue] = useState<'me' | 'them' | 'none' | null>(null);
  return (
    <Cell name={name}>
      <RadioGroup
        id={id}
        legend={choice.deliver}
        required
        value={value}
        onChange={setValue}
        error={error}
        errorPrefix={errorPrefix}
        options={[
          { value: 'me', label: choice.deliverMe, description: choice.deliverMeHelp },
          { value: 'them', label: choice.deliverThem },
          { value: 'none', label: choice.deliverNone },
        ]}
      />
    </Cell>
  );
}

import { RadioGroup } from '../../../../ui/radio-group.tsx';

type OnOffProps = {
  legend: string;
  on: string;
  off: string;
  isOn: boolean;
  onChange: (changed: { isOn: boolean }) => void;
};

/** Offered or not, open or paused. */
export function OnOff({ legend, on, off, isOn, onChange }: OnOffProps) {
  return (
    <RadioGroup
      id="fact-state"
      legend={legend}
      options={[
        { value: 'on', label: on },
        { value: 'off', label: off },
      ]}
      value={isOn ? 'on' : 'off'}
      onChange={(value) => onChange({ isOn: value === 'on' })}
      required
    />
  );
}

type OwnProps = {
  id: string;
  legend: string;
  own: string;
  shipped: string;
  isOwn: boolean;
  onChange: (changed: { isOwn: boolean }) => void;
};

/** The scheme's own, or the product's. */
export function OwnOrShipped({ id, legend, own, shipped, isOwn, onChange }: OwnProps) {
  return (
    <RadioGroup
      id={id}
      legend={legend}
      options={[
        { value: 'own', label: own },
        { value: 'shipped', label: shipped },
      ]}
      value={isOwn ? 'own' : 'shipped'}
      onChange={(value) => onChange({ isOwn: value === 'own' })}
      required
    />
  );
}

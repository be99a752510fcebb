import type { FormFaults } from '../form/form-faults.ts';
import { CampaignField, type Common, TermsCheckbox } from './campaign-and-terms.tsx';
import { FieldGroup } from './card-fields.tsx';

type ChoicesEvent =
  | { type: 'campaignToggled'; isOpen: boolean }
  | { type: 'campaignTyped'; value: string }
  | { type: 'termsTicked'; isTicked: boolean };

type ChoicesProps = Omit<Common, 'faults'> & {
  legend: string;
  state: {
    hasCampaignCode: boolean;
    campaignCode: string;
    termsAccepted: boolean;
    faults: FormFaults;
  };
  dispatch: (event: ChoicesEvent) => void;
};

/** Campaign and terms of an order for others: gifts and company cards. */
export function OrderChoices({ legend, state, dispatch, ...common }: ChoicesProps) {
  const shared = { ...common, faults: state.faults };
  return (
    <FieldGroup legend={legend}>
      <CampaignField
        {...shared}
        isOpen={state.hasCampaignCode}
        onToggle={(isOpen) => dispatch({ type: 'campaignToggled', isOpen })}
        code={state.campaignCode}
        onType={(value) => dispatch({ type: 'campaignTyped', value })}
      />
      <TermsCheckbox
        {...shared}
        isAccepted={state.termsAccepted}
        onChange={(isTicked) => dispatch({ type: 'termsTicked', isTicked })}
      />
    </FieldGroup>
  );
}

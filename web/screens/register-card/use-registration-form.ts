import { useReducer } from 'react';
import type { RegistrationDraft } from '../../../contract/order-draft-calls.ts';
import {
  type CardFormEvent,
  type CardFormState,
  cardForm,
} from '../../parts/order/card-form-state.ts';
import { draftOf, formOfDraft } from '../../parts/order/card-form-wire.ts';
import { useOrderDraft } from '../../parts/order/use-order-draft.ts';
import { usePage } from '../../platform/page-context.tsx';

type Options = { cardAssetId: string; draft: RegistrationDraft | null };

/** The form as it was left for this card, and its draft on the server. */
export function useRegistrationForm({ cardAssetId, draft }: Options) {
  const { person } = usePage();
  const [form, dispatch] = useReducer(cardForm, draft, (left) =>
    openForm(left, person?.emailAddress ?? null),
  );
  const keeper = useOrderDraft('saveRegistrationDraft', () => ({
    cardAssetId,
    form: { ...draftOf(form, 'annually'), emailAddress: form.values.emailAddress },
  }));

  /** What somebody typed or chose. */
  function change(event: CardFormEvent) {
    dispatch(event);
    keeper.changed();
  }

  return { form, dispatch, change, saveDraft: keeper.save };
}

/** The address of whoever is signed in is the account's, whatever was typed before. */
function openForm(left: RegistrationDraft | null, ownAddress: string | null): CardFormState {
  if (!left) return formOfDraft(null, ownAddress ?? '');
  const { emailAddress, ...draft } = left;
  return formOfDraft(draft, ownAddress ?? emailAddress);
}

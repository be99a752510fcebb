import { useEffect, useEffectEvent, useReducer } from 'react';
import { codeInLink, parseActivationInput } from '../../../domain/activation/activation-input.ts';
import type { Activation } from '../../parts/activation/activation-data.ts';
import { callServer } from '../../platform/call-server.ts';
import { secretInLink } from '../../platform/link-secret.ts';
import { usePage } from '../../platform/page-context.tsx';
import { errorMessage } from '../../platform/read-error.ts';
import type { PageLocation } from '../../platform/screen.ts';
import { useAttempt } from '../../platform/use-attempt.ts';
import { type ActivateTexts, activate, openActivate } from './activate-state.ts';

const MARKER_PARAMETER = 'lahja';

type Options = { data: Activation; place: PageLocation; texts: ActivateTexts };

export function useActivation({ data, place, texts }: Options) {
  const { go, pathTo } = usePage();
  const handedOver = place.passedState?.customerNumber ?? null;
  const { isBusy, attempt } = useAttempt(fail);
  const [state, dispatch] = useReducer(activate, null, () =>
    openActivate(
      handedOver ?? place.passedState?.code ?? data?.code ?? '',
      data?.heldCard && !handedOver ? { cardId: data.cardAssetId, held: data.heldCard } : null,
    ),
  );

  const begin = useEffectEvent(() =>
    codeInAddress(place.path).then((linked) => take(linked ?? handedOver), fail),
  );
  useEffect(() => void begin(), []);

  function take(code: string | null) {
    if (!code) return;
    dispatch({ type: 'typed', text: code });
    void attempt(() => check(code));
  }

  async function check(typed: string) {
    if (typed.trim() === '') return refuse(texts.missing);
    if (!parseActivationInput(typed)) return refuse(texts.mistyped);
    dispatch({ type: 'asked' });
    const answer = await callServer('CardActivationController', 'checkActivation', { code: typed });
    const { cardAssetId, heldCard, message } = answer;
    if (!cardAssetId) return refuse(message ?? texts.mistyped);
    if (heldCard) return dispatch({ type: 'offered', cardId: cardAssetId, held: heldCard });
    go(pathTo('Register_Card'), { code: typed });
  }

  async function add() {
    if (!state.offer) return;
    dispatch({ type: 'asked' });
    const held = await callServer('CardActivationController', 'addToOwnCard', {
      cardAssetId: state.offer.cardId,
    });
    dispatch({ type: 'added', held });
  }

  function refuse(message: string) {
    dispatch({ type: 'refused', message });
    document.getElementById('code')?.focus();
  }

  function fail(error: unknown) {
    refuse(errorMessage(error, texts.offline) ?? texts.offline);
    return null;
  }

  return {
    state,
    isBusy,
    dispatch,
    check: (typed: string) => void attempt(() => check(typed)),
    add: () => void attempt(add),
  };
}

/** The code in the URL. A gift letter has a marker instead, so that the giver sees that it was opened. */
async function codeInAddress(path: string): Promise<string | null> {
  const linked = codeInLink(window.location.search) ?? codeInLink(window.location.hash);
  const marker = secretInLink(MARKER_PARAMETER);
  // Removed from the URL, so that it is not in the history or visible to others.
  if (linked || marker) window.history.replaceState(window.history.state, '', path);
  if (linked || !marker) return linked;
  return (await callServer('MuseumCardGuestController', 'openGift', { marker })).code;
}

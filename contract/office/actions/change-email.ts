import { z } from 'zod';
import { IDENTITY_FACTS } from '../../../domain/office/identity-facts.ts';
import { text } from '../../call/wire-values.ts';
import { actionCalls } from '../action.ts';

export const changeEmailInput = z.object({
  personId: z.uuid(),
  /** Which identity details were compared, never their values. */
  facts: z.array(z.enum(IDENTITY_FACTS)).max(IDENTITY_FACTS.length),
  newAddress: text(200).trim(),
});

export const changeEmailCalls = actionCalls('changeEmail', changeEmailInput);

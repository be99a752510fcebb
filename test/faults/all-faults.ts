import { ACCOUNT_FAULTS } from './account-faults.ts';
import { CALL_FAULTS } from './call-faults.ts';
import { CARD_FAULTS } from './card-faults.ts';
import type { Fault } from './fault.ts';
import { GIFT_FAULTS } from './gift-faults.ts';
import { JOB_FAULTS } from './job-faults.ts';
import { LETTER_FAULTS } from './letter-faults.ts';
import { MONEY_FAULTS } from './money-faults.ts';
import { OFFICE_FAULTS } from './office-faults.ts';
import { PAYMENT_FAULTS } from './payment-faults.ts';
import { REACT_FAULTS } from './react-faults.ts';

export const ALL_FAULTS: Fault[] = [
  ...MONEY_FAULTS,
  ...PAYMENT_FAULTS,
  ...JOB_FAULTS,
  ...LETTER_FAULTS,
  ...GIFT_FAULTS,
  ...CARD_FAULTS,
  ...ACCOUNT_FAULTS,
  ...OFFICE_FAULTS,
  ...CALL_FAULTS,
  ...REACT_FAULTS,
];

import { z } from 'zod';
import { recordOf } from '../../domain/base/record-of.ts';
import { CHANNELS } from '../../domain/payment/provider.ts';
import { LONGEST_FACT, OPENING_FIELDS } from '../../domain/scheme/opening-fields.ts';
import { change, needs, read } from '../call/call.ts';
import { text } from '../call/wire-values.ts';
import { openSchemeCalls } from './actions/open-scheme.ts';

const facts = z
  .partialRecord(z.enum(OPENING_FIELDS), text(LONGEST_FACT))
  .meta({ id: 'OpeningFacts' });
const tested = z
  .object({ isGood: z.boolean(), answer: z.string(), at: z.number() })
  .meta({ id: 'OpeningTest' });

const opening = z
  .object({
    isOpen: z.boolean(),
    facts,
    tests: z.object(recordOf([...CHANNELS, 'mail'], () => tested.optional())),
    /** The version of the terms that the pages show. */
    termsVersion: z.string(),
    /** Payment providers with credentials in the settings. */
    providers: z.object(recordOf(CHANNELS, () => z.boolean())),
    mailFrom: z.string(),
    /** DNS records of the sender's domain; `isSigned`: DKIM by the portal, not by the mail server. */
    mailDns: z.object({ domain: z.string(), isSigned: z.boolean(), rows: z.array(z.string()) }),
    ownAddress: z.string(),
    staff: z.array(z.object({ emailAddress: z.string(), roles: z.array(z.string()) })),
  })
  .meta({ id: 'Opening' });

/** Back office: what a scheme needs before it opens for sale. */
export const openingCalls = {
  getOpening: needs(
    'scheme.edit',
    read('What is missing before the scheme can open', z.object({}), opening),
  ),
  /** Only changed fields, so that two tabs do not overwrite each other. */
  saveOpening: needs(
    'scheme.edit',
    change('Save what is needed to open the scheme', z.object({ facts }), opening),
  ),
  testPaytrail: needs(
    'scheme.edit',
    change('Try the credentials of Paytrail', z.object({}), opening),
  ),
  testSmartum: needs(
    'scheme.edit',
    change('Try the credentials of Smartum', z.object({}), opening),
  ),
  testEpassi: needs('scheme.edit', change('Try the credentials of ePassi', z.object({}), opening)),
  testMail: needs('scheme.edit', change('Try the mail server', z.object({}), opening)),
};

/** All questions to answer before the scheme opens. */
export const openingOfficeCalls = { ...openingCalls, ...openSchemeCalls };

import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import openapiTypes, { astToString } from 'openapi-typescript';
import { systemClock } from '../server/base/clock.ts';
import { openPool } from '../server/db/database.ts';
import { makeLogger } from '../server/platform/logger.ts';
import { readSettings } from '../server/settings/settings.ts';
import { buildApp } from '../server/start/app.ts';
import { OWN_CREDENTIALS } from '../test/test-app.ts';

/**
 * Checks /openapi.json with Redocly's recommended rules, Spectral's OpenAPI rules including warnings, and a type
 * generator.
 */
const NOWHERE = 'postgres://127.0.0.1:1/none';

const text = await describeItself();
const found = [...(await byRedocly(text)), ...(await bySpectral(text))];
for (const line of found) console.log(line);
console.log(`${found.length} problems, ${await countTypeLines(text)} lines of types`);
process.exitCode = found.length > 0 ? 1 : 0;

/** The description needs no database: an app without one answers too. */
async function describeItself(): Promise<string> {
  const PUBLIC_URL = 'https://kortti.example.fi';
  const settings = readSettings({ ...OWN_CREDENTIALS, MODE: 'development', PUBLIC_URL });
  const pool = openPool(NOWHERE);
  const log = makeLogger('silent');
  const app = await buildApp({ pool, clock: systemClock, settings, log }, { distFolder: NOWHERE });
  const { statusCode, body } = await app.inject('/openapi.json');
  await app.close();
  await pool.end();
  if (statusCode !== 200) throw new Error(`/openapi.json answers ${statusCode}: ${body}`);
  return body;
}

async function byRedocly(source: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  return problems.map(
    ({ ruleId, message, location: [first] }) => `${ruleId} ${first?.pointer} ${message}`,
  );
}

async function bySpectral(source: string): Promise<string[]> {
  const spectral = new spectralCore.Spectral();
  const rules = spectralRulesets.oas as RulesetDefinition;
  spectral.setRuleset({ extends: [[rules, 'recommended']] });
  const problems = await spectral.run(source);
  return problems.map(({ code, message, path }) => `${code} ${path.join('/')} ${message}`);
}

/** Types that a TypeScript client generates; throws when the description cannot be parsed. */
async function countTypeLines(source: string): Promise<number> {
  return astToString(await openapiTypes(source)).split('\n').length;
}

// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const pageSaying = (content: string) => {
  const page = document.createElement('div');
  const meta = document.createElement('meta');
  meta.name = 'kinora-config';
  meta.content = content;
  page.append(meta);
  return page;
};
const adapters = { engine: 'local', payments: 'local', mail: 'inbox' };

describe('the configuration', () => {
  it('is what the server wrote into the page', () => {
    const said = {
      url: 'http://127.0.0.1:4173',
      key: 'sb_publishable_x',
      isLocal: true,
      checkoutHosts: ['checkout.stripe.com'],
      tutorialUrls: {},
      adapters,
    };
    expect(readConfig(pageSaying(JSON.stringify(said)), {})).toEqual(said);
  });

  it('is what a hosted build was given, where no server writes', () => {
    const config = readConfig(pageSaying(''), {
      VITE_KINORA_URL: 'https://studio.example.com',
      VITE_KINORA_KEY: 'sb_publishable_y',
    });
    expect(config).toMatchObject({ url: 'https://studio.example.com', isLocal: false });
  });

  it.each([
    ['there is none', {}],
    ['its address is none', { VITE_KINORA_URL: 'studio', VITE_KINORA_KEY: 'sb_publishable_y' }],
    ['it has no key', { VITE_KINORA_URL: 'https://studio.example.com', VITE_KINORA_KEY: '' }],
  ])('says what to do when %s', (_, environment) => {
    expect(() => readConfig(pageSaying(''), environment)).toThrow(/VITE_KINORA_URL/);
  });
});

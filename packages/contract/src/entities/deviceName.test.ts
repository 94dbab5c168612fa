import { describe, expect, it } from 'vitest';
import { deviceName } from './deviceName.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const linux = 'Mozilla/5.0 (X11; Linux x86_64)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 10; K)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';
const android15 = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0)';

describe('the name of a device', () => {
  it.each([
    ['Chrome, Windows', `${windows} ${chrome} Safari/537.36`],
    ['Chrome, macOS', `${mac} ${chrome} Safari/537.36`],
    ['Chrome, Linux', `${linux} ${chrome} Safari/537.36`],
    ['Chrome, Linux', `${linux} ${chrome.replace('Chrome', 'HeadlessChrome')} Safari/537.36`],
    [
      'Chrome, Linux',
      `${linux} ${chrome.replace('Chrome', 'Ubuntu Chromium/140.0.0.0 Chrome')} Safari/537.36`,
    ],
    ['Chrome, ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`],
    ['Chrome, Android', `${android} ${chrome} Mobile Safari/537.36`],
    ['Chrome, iPhone', `${iPhone} CriOS/140.0.7339.39 Mobile/15E148 Safari/604.1`],
    ['Edge, Windows', `${windows} ${chrome} Safari/537.36 Edg/140.0.0.0`],
    ['Edge, Android', `${android} ${chrome} Mobile Safari/537.36 EdgA/140.0.0.0`],
    ['Edge, iPhone', `${iPhone} Version/18.0 EdgiOS/140.0.3485.54 Mobile/15E148 Safari/604.1`],
    ['Firefox, Windows', `${windows.replace('x64', 'x64; rv:140.0')} Gecko/20100101 Firefox/140.0`],
    ['Firefox, Linux', `${linux.replace('64)', '64; rv:140.0)')} Gecko/20100101 Firefox/140.0`],
    ['Firefox, Android', `${android15} Gecko/140.0 Firefox/140.0`],
    ['Firefox, iPhone', `${iPhone} FxiOS/140.0 Mobile/15E148 Safari/604.1`],
    ['Safari, macOS', `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15`],
    ['Safari, iPhone', `${iPhone} Version/18.6 Mobile/15E148 Safari/604.1`],
    [
      'Samsung Internet, Android',
      `${android} ${chrome.replace('Chrome', 'SamsungBrowser/28.0 Chrome')} Mobile Safari/537.36`,
    ],
    ['Opera, Windows', `${windows} ${chrome} Safari/537.36 OPR/122.0.0.0`],
    ['Opera, Android', `${android} ${chrome} Mobile Safari/537.36 OPR/90.0.0.0`],
    ['Opera, iPhone', `${iPhone} Version/18.6 Mobile/15E148 Safari/604.1 OPT/5.6.0`],
    [null, 'curl/8.0'],
    [null, null],
  ])('is %s where its browser says %s', (name, said) => {
    expect(deviceName(said)).toBe(name);
  });
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { spilled } from './spilled.ts';

const meta = {
  title: 'Studio Kit/Hostile words/What is seen of them',
  tags: ['!dev', '!autodocs'],
} satisfies Meta;

export default meta;

const wide = <p style={{ inlineSize: 600 }}>Too wide</p>;

export const WhatIsNotInReachIsSeen: StoryObj = {
  name: 'What is too wide, out of reach or squeezed is found, and a row of tabs that scrolls is not',
  render: () => (
    <>
      <div data-room="down" style={{ inlineSize: 320, blockSize: 100, overflowY: 'auto' }}>
        {wide}
      </div>
      <div data-room="deep" style={{ inlineSize: 320 }}>
        <div style={{ blockSize: 100, overflowY: 'auto' }}>
          <button style={{ marginInlineStart: 400 }}>Out there</button>
        </div>
      </div>
      <div data-room="tabs" style={{ inlineSize: 320 }}>
        <div role="tablist" style={{ overflowX: 'auto' }}>
          <button role="tab" style={{ marginInlineStart: 400 }}>
            A tab
          </button>
        </div>
      </div>
      <div data-room="row" style={{ inlineSize: 320, overflow: 'hidden' }}>
        <pre style={{ inlineSize: 400, overflow: 'auto' }}>Code in a box that is itself too wide</pre>
      </div>
      <div data-room="beside" style={{ inlineSize: 320, display: 'flex', overflowWrap: 'anywhere' }}>
        <p>Short</p>
        <p style={{ flex: '0 0 304px' }}>Without end</p>
      </div>
    </>
  ),
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    const seen = (room: string) => spilled(canvasElement.querySelector(`[data-room="${room}"]`)!);
    await expect(seen('down')).toEqual(['320: it is 600 wide']);
    await expect(seen('deep')).toEqual([
      expect.stringMatching(/^320: \d+ wide in a box of 320: Out there$/),
      '320: out of reach: Out there',
    ]);
    await expect(seen('tabs')).toEqual([]);
    await expect(seen('row')).toEqual([
      '320: it is 400 wide',
      '320: out of reach: Code in a box that is itself too wide',
    ]);
    await expect(seen('beside')).toEqual(['320: squeezed: Short']);
  },
};

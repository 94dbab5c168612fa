import { describe, expect, it, vi } from 'vitest';
import { closeWaitingTabs, isCheckoutAddress, openWaitingTab } from './waitingTab.ts';

const server = { url: 'http://127.0.0.1:8787', checkoutHosts: ['checkout.stripe.com'] };

describe('a payment page (D25)', () => {
  it('is followed at the configured host and at the server itself, and nowhere else', () => {
    expect(isCheckoutAddress('https://checkout.stripe.com/c/pay', server)).toBe(true);
    expect(isCheckoutAddress('http://127.0.0.1:8787/checkout/1', server)).toBe(true);
    expect(isCheckoutAddress('http://checkout.stripe.com/c/pay', server)).toBe(false);
    expect(isCheckoutAddress('https://checkout.stripe.com.example.org/', server)).toBe(false);
    expect(isCheckoutAddress('https://example.org/', server)).toBe(false);
    expect(isCheckoutAddress('javascript:alert(1)', server)).toBe(false);
  });

  it('opens in a tab that cannot reach back', () => {
    const tab = { opener: {}, closed: false, location: { replace: vi.fn() }, close: vi.fn() };
    const page = { open: vi.fn(() => tab), location: { assign: vi.fn() } };
    expect(openWaitingTab(page as never).go('https://checkout.stripe.com/')).toBe(tab);
    expect(page.open).toHaveBeenCalledWith('', '_blank');
    expect(tab.opener).toBeNull();
    expect(tab.location.replace).toHaveBeenCalledWith('https://checkout.stripe.com/');
    expect(page.location.assign).not.toHaveBeenCalled();
  });

  it('that is shown is not closed with those that still wait', () => {
    const tabs = [1, 2].map(() => ({ closed: false, location: { replace: vi.fn() }, close: vi.fn() }));
    const [shown, waiting] = tabs;
    const page = { open: () => tabs.shift() };
    openWaitingTab(page as never).go('https://checkout.stripe.com/');
    openWaitingTab(page as never);
    closeWaitingTabs();
    expect(waiting!.close).toHaveBeenCalledOnce();
    expect(shown!.close).not.toHaveBeenCalled();
  });

  it('opens in the same tab where another is blocked or was closed meanwhile', () => {
    const page = { open: vi.fn(() => null as unknown), location: { assign: vi.fn() } };
    expect(openWaitingTab(page as never).go('https://checkout.stripe.com/')).toBeNull();
    expect(page.location.assign).toHaveBeenCalledWith('https://checkout.stripe.com/');
    page.open.mockReturnValue({ closed: true, location: {} });
    openWaitingTab(page as never).go('https://checkout.stripe.com/2');
    expect(page.location.assign).toHaveBeenLastCalledWith('https://checkout.stripe.com/2');
  });
});

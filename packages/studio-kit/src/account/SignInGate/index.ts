export { SignInGate, type SignInGateProps } from './SignInGate.tsx';

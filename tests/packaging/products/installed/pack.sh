pnpm install
pnpm exec node tools/buildPackages.ts
for each in contract design-system studio-kit; do
  (cd packages/$each && pnpm pack --out "$PRODUCT/vendor/kinora-$each.tgz")
done

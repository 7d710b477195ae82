#include "physics/red_vs_black/tumble.h"

#include <btBulletDynamicsCommon.h>

#include <BulletCollision/BroadphaseCollision/btSimpleBroadphase.h>
#include <BulletCollision/CollisionDispatch/btConvexConvexAlgorithm.h>
#include <BulletCollision/CollisionDispatch/btConvexPlaneCollisionAlgorithm.h>
#include <BulletCollision/CollisionDispatch/btEmptyCollisionAlgorithm.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpaPenetrationDepthSolver.h>
#include <LinearMath/btPoolAllocator.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <memory>
#include <optional>

#include "core/rng.h"
#include "core/splitmix64.h"
#include "physics/red_vs_black/reading.h"

namespace anthill::dice {

namespace {

// How it looks and feels, in tiles and seconds. Chosen by measuring: changing any of these changes
// how far dice go.
constexpr float kStep = 1.0F / 240;  // reach falls by a tenth when it is halved
constexpr int kStepsAFrame = 240 / kFramesASecond;
constexpr float kGravity = 30;  // slow motion of a real die: reads well
constexpr float kRestitution = 0.45F, kFriction = 0.45F;
constexpr float kLinearDamping = 0.05F, kAngularDamping = 0.15F;
constexpr float kMargin = 0.022F;
constexpr float kMiddle = 5.5F, kRelease = -1.5F, kHeight = 1.7F,
                kSecondHeight = 0.35F;  // of the hand; every other die lies higher
constexpr float kRing = 0.88F;          // the dice lie in a ring of this radius
constexpr float kUpwards = 0.5F, kUpwardsScatter = 0.6F;
constexpr float kTopspin = 0.35F, kSpinScatter = 10;
constexpr float kSpeedScatter = 0.05F, kDirectionScatter = 0.0436F;  // of each die; 2.5 degrees

// At rest: slow for so long, every die flat, none on top of another. Otherwise those that lean are
// nudged.
constexpr float kSlow = 0.1F, kSlowSpin = 0.3F;
constexpr double kFlat = 0.999;
constexpr int kRestSteps = 36, kLeaningSteps = 96, kMostNudges = 3;

/// The pairs of shapes that occur here, die and die or die and table; Bullet's own configuration
/// would link all others too.
class PairConfiguration final : public btCollisionConfiguration {
public:
    btPoolAllocator* getPersistentManifoldPool() override { return &manifolds_; }
    btPoolAllocator* getCollisionAlgorithmPool() override { return &algorithms_; }
    btCollisionAlgorithmCreateFunc* getCollisionAlgorithmCreateFunc(int one, int two) override {
        const bool first_plane = one == STATIC_PLANE_PROXYTYPE,
                   second_plane = two == STATIC_PLANE_PROXYTYPE;
        if (first_plane && second_plane) {
            return &none_;
        }
        return first_plane    ? static_cast<btCollisionAlgorithmCreateFunc*>(&table_and_die_)
               : second_plane ? static_cast<btCollisionAlgorithmCreateFunc*>(&die_and_table_)
                              : static_cast<btCollisionAlgorithmCreateFunc*>(&die_and_die_);
    }
    btCollisionAlgorithmCreateFunc* getClosestPointsAlgorithmCreateFunc(int one, int two) override {
        return getCollisionAlgorithmCreateFunc(one, two);
    }
    PairConfiguration() { table_and_die_.m_swapped = true; }

private:
    static constexpr int kPairs = 64;
    static constexpr int kAlgorithmSize =
        static_cast<int>(
            std::max(sizeof(btConvexConvexAlgorithm), sizeof(btConvexPlaneCollisionAlgorithm)) +
            15) /
        16 * 16;

    btPoolAllocator manifolds_{static_cast<int>(sizeof(btPersistentManifold)), kPairs};
    btPoolAllocator algorithms_{kAlgorithmSize, kPairs};
    btGjkEpaPenetrationDepthSolver depth_;
    btConvexConvexAlgorithm::CreateFunc die_and_die_{&depth_};
    btConvexPlaneCollisionAlgorithm::CreateFunc die_and_table_, table_and_die_;
    btEmptyAlgorithm::CreateFunc none_;
};

/// From -1 to 1.
float any(Rng& rng) noexcept {
    return static_cast<float>(static_cast<double>(rng.next() >> 11) * 0x1p-52 - 1);
}
/// About normal, standard deviation 1: the sum of twelve uniform numbers, the same everywhere.
float deviate(Rng& rng) noexcept {
    float sum = 0;
    for (int i = 0; i < 12; ++i) {
        sum += any(rng);
    }
    return sum / 2;
}

/// Every orientation equally likely, without sines: two points of the unit circle's inside
/// (Marsaglia).
btQuaternion any_turn(Rng& rng) noexcept {
    const auto inside = [&rng](float& a, float& b) {
        for (;;) {
            a = any(rng);
            b = any(rng);
            if (const float square = a * a + b * b; square < 1 && square > 1e-6F) {
                return square;
            }
        }
    };
    float a = 0, b = 0, c = 0, d = 0;
    const float first = inside(a, b), second = inside(c, d);
    const float factor = std::sqrt((1 - first) / second);
    return {a, b, c * factor, d * factor};
}

class Tumbling {
public:
    Tumbling(unsigned dice, red_vs_black::Aim aim, std::uint64_t seed) : dice_(dice), rng_(seed) {
        world_.setGravity({0, 0, -kGravity});
        // The margin lies around the hull: hull and margin together are the die that is drawn.
        const auto within = static_cast<float>((kInradius - kMargin) / kInradius);
        for (const Vec3 corner : kCornerPoints) {
            hull_.addPoint(
                within * btVector3(static_cast<float>(corner.x), static_cast<float>(corner.y),
                                   static_cast<float>(corner.z)),
                false);
        }
        hull_.recalcLocalAabb();
        hull_.setMargin(kMargin);
        add(ground_, 1, 1);
        const float phase = 3.14159265F * any(rng_);
        for (unsigned i = 0; i < dice_; ++i) {
            release(i, aim, phase);
        }
    }
    ~Tumbling() {
        for (auto& body : dice_bodies_) {
            if (body) {
                world_.removeRigidBody(body.get());
            }
        }
        world_.removeRigidBody(&ground_);
    }
    Tumbling(const Tumbling&) = delete;
    Tumbling& operator=(const Tumbling&) = delete;

    void step() { world_.stepSimulation(kStep, 0); }

    [[nodiscard]] Pose pose(unsigned i) const {
        const btTransform& transform = dice_bodies_[i]->getWorldTransform();
        const btVector3& at = transform.getOrigin();
        const btQuaternion turn = transform.getRotation();
        return {at.x(), at.y(), at.z(), turn.x(), turn.y(), turn.z(), turn.w()};
    }
    [[nodiscard]] bool quiet() const {
        return std::all_of(dice_bodies_.begin(),
                           dice_bodies_.begin() + static_cast<std::ptrdiff_t>(dice_),
                           [](const auto& body) {
                               return body->getLinearVelocity().length2() < kSlow * kSlow &&
                                      body->getAngularVelocity().length2() < kSlowSpin * kSlowSpin;
                           });
    }
    [[nodiscard]] bool leans(unsigned i) const {
        const Pose at = pose(i);
        return uprightness(at) < kFlat || at.z > 1.4 * kInradius;
    }
    [[nodiscard]] bool any_leans() const {
        for (unsigned i = 0; i < dice_; ++i) {
            if (leans(i)) {
                return true;
            }
        }
        return false;
    }
    void nudge() {
        for (unsigned i = 0; i < dice_; ++i) {
            if (!leans(i)) {
                continue;
            }
            const float x = 2 * any(rng_), y = 2 * any(rng_);
            const float a = kSpinScatter * any(rng_), b = kSpinScatter * any(rng_),
                        c = kSpinScatter * any(rng_);
            dice_bodies_[i]->setLinearVelocity({x, y, 0.08F * kGravity});
            dice_bodies_[i]->setAngularVelocity({a, b, c});
        }
    }

private:
    void add(btRigidBody& body, float restitution, float friction) {
        body.setRestitution(restitution);
        body.setFriction(friction);
        body.setActivationState(DISABLE_DEACTIVATION);
        world_.addRigidBody(&body);
    }

    /// Numbers are drawn one by one, in a fixed order: as arguments of one call their order would
    /// be the compiler's.
    void release(unsigned i, red_vs_black::Aim aim, float phase) {
        const float around = phase + 6.2831853F * static_cast<float>(i) / static_cast<float>(dice_);
        const float height = kHeight + (i % 2 == 0 ? 0 : kSecondHeight);
        const btVector3 from(kMiddle + kRing * cosf(around), kRelease + kRing * sinf(around),
                             height);
        const btQuaternion turn = any_turn(rng_);
        const float speed =
            static_cast<float>(aim.speed) / 100 * (1 + kSpeedScatter * deviate(rng_));
        const float direction =
            static_cast<float>(aim.direction) * 1.7453293e-4F + kDirectionScatter * deviate(rng_);
        const float up = kUpwards + kUpwardsScatter * deviate(rng_);
        const float a = kSpinScatter * deviate(rng_), b = kSpinScatter * deviate(rng_),
                    c = kSpinScatter * deviate(rng_);
        const float right = sinf(direction), ahead = cosf(direction);
        const float topspin = kTopspin * speed / static_cast<float>(kRadius);

        btRigidBody::btRigidBodyConstructionInfo info(1, nullptr, &hull_, inertia());
        info.m_startWorldTransform = btTransform(turn, from);
        info.m_linearDamping = kLinearDamping;
        info.m_angularDamping = kAngularDamping;
        dice_bodies_[i] = std::make_unique<btRigidBody>(info);
        dice_bodies_[i]->setLinearVelocity({speed * right, speed * ahead, up});
        dice_bodies_[i]->setAngularVelocity({a - topspin * ahead, b + topspin * right, c});
        add(*dice_bodies_[i], kRestitution, kFriction);
    }

    /// The inertia of the solid itself, mass 1; Bullet would use its bounding box, which gives
    /// three times too much.
    static btVector3 inertia() {
        constexpr auto kSquare = static_cast<float>(kRadius * kRadius);
        return {0.2416F * kSquare, 0.2416F * kSquare, 0.2809F * kSquare};
    }

    unsigned dice_;
    Rng rng_;
    PairConfiguration configuration_;
    btCollisionDispatcher dispatcher_{&configuration_};
    btSimpleBroadphase broadphase_{64};
    btSequentialImpulseConstraintSolver solver_;
    btDiscreteDynamicsWorld world_{&dispatcher_, &broadphase_, &solver_, &configuration_};
    btConvexHullShape hull_;
    btStaticPlaneShape plane_{{0, 0, 1}, 0};
    btRigidBody ground_{btRigidBody::btRigidBodyConstructionInfo(0, nullptr, &plane_)};
    std::array<std::unique_ptr<btRigidBody>, red_vs_black::Throw::kMost> dice_bodies_;
};

/// Nothing where the dice are not at rest after so many steps.
std::optional<Flight> thrown_once(unsigned dice, red_vs_black::Aim aim, std::uint64_t seed,
                                  int most_steps) {
    Tumbling table(dice, limited(aim, red_vs_black::Reach::kFastest), seed);
    Flight flight;
    flight.dice = dice;
    const auto record = [&] {
        for (unsigned i = 0; i < dice; ++i) {
            flight.frames.push_back(table.pose(i));
        }
    };
    record();
    int quiet = 0;
    bool at_rest = false;
    for (int step = 1; step <= most_steps && !at_rest; ++step) {
        table.step();
        if (step % kStepsAFrame == 0) {
            record();
        }
        quiet = table.quiet() ? quiet + 1 : 0;
        if (quiet < kRestSteps) {
            continue;
        }
        at_rest = !table.any_leans();
        if (!at_rest && quiet >= kLeaningSteps && flight.nudges < kMostNudges) {
            table.nudge();
            ++flight.nudges;
            quiet = 0;
        }
    }
    if (!at_rest) {
        return std::nullopt;
    }
    record();
    for (unsigned i = 0; i < dice; ++i) {
        flight.lean = std::min(flight.lean, uprightness(flight.rest(i)));
    }
    return flight;
}

}  // namespace

Flight tumble(unsigned dice, red_vs_black::Aim aim, std::uint64_t seed, int most_steps) {
    assert(dice >= 1 && dice <= red_vs_black::Throw::kMost);
    assert(most_steps >= kLeastSteps);
    for (std::uint64_t again = 0;; ++again) {
        if (auto flight =
                thrown_once(dice, aim, again == 0 ? seed : hash_combine(seed, again), most_steps)) {
            return *std::move(flight);
        }
    }
}

red_vs_black::Throw result(const Flight& flight, Seat thrower,
                           red_vs_black::Scoring scoring) noexcept {
    red_vs_black::Throw thrown;
    for (unsigned i = 0; i < flight.dice; ++i) {
        thrown.push_back(read_die(flight.rest(i), thrower, scoring));
    }
    return thrown;
}

}  // namespace anthill::dice
